import { expectedScreen } from './expectedScreen.ts';

/** What is known before the code is here. */
export interface PrefetchFacts {
  /** Reads one item of the browser's local storage. */
  readonly read: (key: string) => string | null;
  /** Path of the page, and the path below which the application is served. */
  readonly pathname: string;
  readonly base: string;
}

const prefix = '/api';
const personalTabs = ['following', 'monitoring', 'reply'];

/**
 * The paths of what the page will ask first, given what this browser remembers: nothing for guests, oneself on every screen, on the
 * home screen the list of the remembered tab, and the post or the person that an address names. Bundled into the page itself
 * (`scripts/early/firstPaint.ts`), so it imports nothing of the features; that it says the same as they do is tested
 * (`prefetchPaths.test.ts`).
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
