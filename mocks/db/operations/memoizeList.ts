import type { Database } from '../database.ts';
import type { PostRow } from '../tables.ts';
import type { Viewer } from '../views/viewer.ts';

interface MemoizedList {
  readonly stamp: string;
  readonly lists: Map<string, readonly PostRow[]>;
}

const memoized = new WeakMap<Database, MemoizedList>();
const capacity = 40;

/** Combines the versions of all tables that decide who sees a post. Read marks don't, so reading keeps the cached lists. */
const stampOf = ({ posts, blocks, follows, channelFollows, channels, organizations, memberships }: Database): string =>
  [posts, blocks, follows, channelFollows, channels, organizations, memberships].map((table) => table.version).join();

/** Filters a list of posts and caches the result for further pages, until a table that it depends on changes. */
export function memoizeList(
  viewer: Viewer,
  key: readonly unknown[],
  posts: Iterable<PostRow>,
  keep: (post: PostRow) => boolean,
): readonly PostRow[] {
  const { db, userId } = viewer;
  const stamp = stampOf(db);
  const known = memoized.get(db);
  const { lists } = known?.stamp === stamp ? known : { lists: new Map<string, readonly PostRow[]>() };
  if (lists !== known?.lists || lists.size > capacity) {
    lists.clear();
    memoized.set(db, { stamp, lists });
  }
  const name = JSON.stringify([userId, ...key]);
  const list = lists.get(name) ?? [...posts].filter(keep);
  lists.set(name, list);
  return list;
}
