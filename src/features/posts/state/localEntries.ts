import { atom } from 'jotai';
import type { Post } from '@/api';
import type { LocalEntry } from '../model/listItems.ts';
import { type PostRow, postAtom, putPostsAtom, putRowsAtom } from './postStore.ts';

const entriesAtom = atom<readonly LocalEntry[]>([]);

/**
 * Posts written in this browser since the page was loaded, newest first. A list shows those that belong to it (`belongsTo`) until the
 * server's own list contains them; afterwards an entry only provides the key of its card.
 */
export const localEntriesAtom = atom((get) => get(entriesAtom));

/** Shows a post that is about to be published. Its id is a temporary one (`optimistic:…`). */
export const addLocalEntryAtom = atom(null, (get, set, row: PostRow) => {
  set(putRowsAtom, [row]);
  if (!get(entriesAtom).some(({ id }) => id === row.id)) set(entriesAtom, (entries) => [entryOf(row, row.id), ...entries]);
});

/**
 * Replaces a temporary post, if there is one, by the post that the server has created, under the same key. The temporary row stays in
 * the store, because a card may still render it in a later frame.
 */
export const acceptLocalEntryAtom = atom(null, (get, set, post: Post, temporaryId?: string) => {
  set(putPostsAtom, [post]);
  const row = get(postAtom(post.id));
  if (!row) return;
  set(entriesAtom, (entries) => {
    if (entries.some(({ id }) => id === post.id)) return entries;
    const hasTemporary = entries.some(({ id }) => id === temporaryId);
    if (!hasTemporary) return [entryOf(row, post.id), ...entries];
    return entries.map((entry) => (entry.id === temporaryId ? entryOf(row, entry.key) : entry));
  });
});

/** Removes a post that was discarded or deleted. */
export const removeLocalEntryAtom = atom(null, (_get, set, id: string) => {
  set(entriesAtom, (entries) => entries.filter((entry) => entry.id !== id));
});

function entryOf(row: PostRow, key: string): LocalEntry {
  const { id, type, repostedPostId, publishedAt, authorUserId, channelId, tags } = row;
  const hasTarget = repostedPostId !== null && row.isTargetMissing !== true;
  return { key, id, type, repostedPostId, publishedAt, authorUserId, channelId, tags, hasTarget };
}
