import { useEffect } from 'react';

/**
 * While it is mounted inside a modal Radix layer, what that layer hides from screen readers is inert as well: Radix
 * leaves it focusable, and a hidden element that can be focused is a trap.
 */
export function InertPage() {
  useEffect(() => {
    let hidden: readonly HTMLElement[] = [];
    let isMounted = true;
    // The layer marks hidden elements in an effect of its own, which runs after those of its children.
    queueMicrotask(() => {
      if (!isMounted) return;
      hidden = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden="true"]:not([inert])')];
      for (const element of hidden) element.inert = true;
    });
    return () => {
      isMounted = false;
      for (const element of hidden) element.inert = false;
    };
  }, []);
  return null;
}
