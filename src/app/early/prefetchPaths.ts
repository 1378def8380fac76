import { expectedScreen } from './expectedScreen.ts';

/** What the early script knows before the code is loaded. */
export interface PrefetchFacts {
  /** Reads one item of the browser's local storage. */
  readonly read: (key: string) => string | null;
  /** Path of the page, and the application's base path. */
  readonly pathname: string;
  readonly base: string;
}

const prefix = '/api';
const personalTabs = ['following', 'monitoring', 'reply'];

/**
 * The paths of the page's first requests, from what this browser has stored: nothing for guests; the own account on every screen; on the
 * home screen the list of the stored tab; and the post or person of the address. Inlined into the page (`scripts/early/firstPaint.ts`), so
 * it imports no features; `prefetchPaths.test.ts` checks that it agrees with them.
 */
export function prefetchPaths({ read, pathname, base }: PrefetchFacts): readonly string[] {
  if (read('user') === null) return [];
  const own = `${prefix}/users/me`;
  if (pathname === base) return [feedAddress(read('activeTab') ?? 'all'), own];
  const expected = expectedScreen(pathname, base);
  return expected ? [prefix + expected.read, own] : [own];
}

function feedAddress(tab: string): string {
  const page = 'limit=30';
  if (personalTabs.includes(tab)) {
    const filter = tab === 'reply' ? 'type=reply' : `only=${tab}`;
    return `${prefix}/posts/for-you?${page}&${filter}&showOwnPosts=true`;
  }
  const tag = /^tag:(.+)$/su.exec(tab)?.[1];
  const filter = tag === undefined ? '' : `&tag=${encodeURIComponent(tag)}`;
  return `${prefix}/posts/recommended?${page}&showOwnPosts=true&includeReplies=true${filter}`;
}

/** The paths that the home screen and the address of this page ask for when they are opened. */
export function pathsOfStart(base: string): string[] {
  const read = (key: string) => localStorage.getItem(key);
  return [...new Set([base, location.pathname].flatMap((pathname) => prefetchPaths({ read, pathname, base })))];
}
