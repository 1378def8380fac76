import { type RefObject, useLayoutEffect } from 'react';

/** Where toasts begin: below the header, in CSS px. */
const top = 68;
/** What toasts at the lower end take. */
const lowerEnd = 220;

/** Moves the toasts to the lower end (`data-below`) when they would cover the focused element at the upper one. */
export function useFocusAvoidance(viewport: RefObject<HTMLElement | null>, newest: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = viewport;
    const focused = document.activeElement;
    if (newest === undefined || !current || !focused || current.contains(focused)) return;
    const at = focused === document.body ? undefined : focused.getBoundingClientRect();
    const isCovered = at !== undefined && isUnder(at, current.getBoundingClientRect()) && at.bottom < innerHeight - lowerEnd;
    current.toggleAttribute('data-below', isCovered);
  }, [viewport, newest]);
}

/** As wide as the toasts are now, and as high, but at the upper end. */
const isUnder = (at: DOMRect, { left, right, height }: DOMRect) =>
  at.right > left && at.left < right && at.bottom > top && at.top < top + height;
