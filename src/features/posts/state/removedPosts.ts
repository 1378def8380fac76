import { atom } from 'jotai';
import { removeLocalEntryAtom } from './localEntries.ts';
import { removePostsAtom } from './postStore.ts';

const removedAtom = atom<ReadonlySet<string>>(new Set<string>());
/** Ids deleted in this browser: lists loaded before skip them and their reposts; quotes and replies show a note instead. */
export const removedPostsAtom = atom((get) => get(removedAtom));

/** Removes a deleted post from the store and from every list. */
export const forgetPostAtom = atom(null, (_get, set, id: string) => {
  set(removePostsAtom, [id]);
  set(removedAtom, (ids) => new Set([...ids, id]));
  set(removeLocalEntryAtom, id);
});
