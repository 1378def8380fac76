import type { Database } from '../database.ts';
import type { PostRow } from '../rows.ts';
import type { Viewer } from '../views/viewer.ts';

interface Kept {
  readonly stamp: string;
  readonly lists: Map<string, readonly PostRow[]>;
}

const kept = new WeakMap<Database, Kept>();
const capacity = 40;

/** Every table that decides whether somebody sees a post. Marking posts as read is none of them. */
const stampOf = ({ posts, blocks, follows, channelFollows, channels, organizations, memberships }: Database): string =>
  [posts, blocks, follows, channelFollows, channels, organizations, memberships].map((table) => table.version).join();

/** Filters a list of posts once and keeps the result until something it depends on changes: further pages cost nothing. */
export function memoizeList(
  viewer: Viewer,
  key: readonly unknown[],
  posts: Iterable<PostRow>,
  keep: (post: PostRow) => boolean,
): readonly PostRow[] {
  const { db, userId } = viewer;
  const stamp = stampOf(db);
  const known = kept.get(db);
  const { lists } = known?.stamp === stamp ? known : { lists: new Map<string, readonly PostRow[]>() };
  if (lists !== known?.lists || lists.size > capacity) {
    lists.clear();
    kept.set(db, { stamp, lists });
  }
  const name = JSON.stringify([userId, ...key]);
  const list = lists.get(name) ?? [...posts].filter(keep);
  lists.set(name, list);
  return list;
}
