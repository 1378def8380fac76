import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { LinkElementProps } from '@/design-system';
import { env } from '@/shared/env';
import { announceCurrentPageLink } from '@/shared/lib/currentPageLink';
import { currentPath, hrefOf, type Path, pathBelowBase } from '@/shared/lib/paths';

/**
 * Navigates on clicks on internal links without loading the page, wherever they are rendered: one listener for all of them
 * instead of a component and a subscription for each. Ignores clicks that are already handled (`preventDefault`).
 */
export function LinkFollower() {
  const [, navigate] = useLocation();
  const follow = useEffectEvent((event: MouseEvent) => {
    const path = pathToFollow(event);
    if (path === undefined) return;
    event.preventDefault();
    // A navigation to the current address would only add a history entry.
    if (path === currentPath()) announceCurrentPageLink();
    else navigate(path);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}

/** The path of a click's link, below the base; undefined for what the browser handles: new tabs, downloads, other sites. */
function pathToFollow(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target !== '' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const isOnThisPage = hash !== '' && pathname === location.pathname && search === location.search;
  if (origin !== location.origin || isOnThisPage || !pathname.startsWith(env.baseUrl)) return undefined;
  return pathBelowBase(pathname) + search + hash;
}

/** The design system's link for internal addresses: a plain `<a>`, since `LinkFollower` navigates. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  return <a {...rest} href={href.startsWith('/') ? hrefOf(href as Path) : href} />;
}
