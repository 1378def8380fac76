import { atom } from 'jotai';
import { removeLocalEntryAtom } from './localEntries.ts';
import { removePostsAtom } from './postStore.ts';

const removedAtom = atom<ReadonlySet<string>>(new Set<string>());
/** Ids deleted in this browser: lists that were loaded before skip them, with reposts of them; quotes and replies show a note. */
export const removedPostsAtom = atom((get) => get(removedAtom));

/** A post is no more: it leaves every list. */
export const forgetPostAtom = atom(null, (_get, set, id: string) => {
  set(removePostsAtom, [id]);
  set(removedAtom, (ids) => new Set([...ids, id]));
  set(removeLocalEntryAtom, id);
});
