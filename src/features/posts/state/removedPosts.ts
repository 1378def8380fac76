import { atom } from 'jotai';
import { listCacheAtom } from '@/features/lists';
import { removeLocalEntryAtom } from './localEntries.ts';
import { type PostRow, posts, removePostsAtom } from './postStore.ts';

/** Ids deleted in this browser, also those whose deletion can still be taken back. */
export const removedAtom = atom<ReadonlySet<string>>(new Set<string>());
/** By group: ids of posts that the person could read before they left it. */
const closedAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map<string, readonly string[]>());

/**
 * Ids deleted in this browser, or in a group that is closed to the person: lists loaded before skip them and their reposts; quotes and replies
 * show a note instead.
 */
export const removedPostsAtom = atom((get): ReadonlySet<string> => {
  const closed = get(closedAtom);
  return closed.size === 0 ? get(removedAtom) : new Set([...get(removedAtom), ...[...closed.values()].flat()]);
});

/** Removes the posts of a group that the person may no longer read from the store and from every list. */
export const closePostsAtom = atom(null, (_get, set, groupId: string, isInside: (post: PostRow) => boolean) => {
  const ids: string[] = [];
  set(posts.eachAtom, (post) => isInside(post) && ids.push(post.id));
  if (ids.length === 0) return;
  set(closedAtom, (all) => new Map(all).set(groupId, [...(all.get(groupId) ?? []), ...ids]));
  set(removePostsAtom, ids);
  for (const id of ids) set(removeLocalEntryAtom, id);
});

/** The person is a member again: lists are loaded afresh, with the posts that were closed to them. */
export const reopenPostsAtom = atom(null, (get, set, groupId: string) => {
  if (!get(closedAtom).has(groupId)) return;
  set(closedAtom, (all) => new Map([...all].filter(([id]) => id !== groupId)));
  get(listCacheAtom).refreshAll();
});

/** Removes a deleted post from the store and from every list. */
export const forgetPostAtom = atom(null, (_get, set, id: string) => {
  set(removePostsAtom, [id]);
  set(removedAtom, (ids) => new Set([...ids, id]));
  set(removeLocalEntryAtom, id);
});
