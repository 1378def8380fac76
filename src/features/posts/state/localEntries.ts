import { atom } from 'jotai';
import type { Post } from '@/api';
import type { LocalEntry } from '../model/listItems.ts';
import { type PostRow, postAtom, putPostsAtom, putRowsAtom } from './postStore.ts';

const entriesAtom = atom<readonly LocalEntry[]>([]);

/**
 * What was written in this browser since it was opened, newest first. Each list takes what belongs to it (`belongsTo`) until the
 * server's own list shows it; afterwards an entry only keeps the key of its card.
 */
export const localEntriesAtom = atom((get) => get(entriesAtom));

/** Shows a post that is about to be published. Its id is a temporary one (`optimistic:…`). */
export const addLocalEntryAtom = atom(null, (get, set, row: PostRow) => {
  set(putRowsAtom, [row]);
  if (!get(entriesAtom).some(({ id }) => id === row.id)) set(entriesAtom, (entries) => [entryOf(row, row.id), ...entries]);
});

/**
 * The server has created a post: it takes the place and the key of the temporary one, if there is one. The temporary row stays: who
 * draws a frame later must not find nothing.
 */
export const acceptLocalEntryAtom = atom(null, (get, set, post: Post, temporaryId?: string) => {
  set(putPostsAtom, [post]);
  const row = get(postAtom(post.id));
  if (!row) return;
  set(entriesAtom, (entries) => {
    if (entries.some(({ id }) => id === post.id)) return entries;
    const isPlaced = entries.some(({ id }) => id === temporaryId);
    if (!isPlaced) return [entryOf(row, post.id), ...entries];
    return entries.map((entry) => (entry.id === temporaryId ? entryOf(row, entry.key) : entry));
  });
});

/** Takes a post out that was given up, or deleted. */
export const removeLocalEntryAtom = atom(null, (_get, set, id: string) => {
  set(entriesAtom, (entries) => entries.filter((entry) => entry.id !== id));
});

function entryOf(row: PostRow, key: string): LocalEntry {
  const { id, type, repostedPostId, publishedAt, authorUserId, channelId, tags } = row;
  const hasTarget = repostedPostId !== null && row.isTargetMissing !== true;
  return { key, id, type, repostedPostId, publishedAt, authorUserId, channelId, tags, hasTarget };
}
