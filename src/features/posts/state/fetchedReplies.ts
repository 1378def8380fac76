import { atom } from 'jotai';
import type { FetchedReplies, PostEntry } from '../model/listItems.ts';

const repliesAtom = atom<FetchedReplies>(new Map());

/** Replies that were fetched for posts on the screen, newest first, by the post's id. */
export const fetchedRepliesAtom = atom((get) => get(repliesAtom));
export const putFetchedRepliesAtom = atom(null, (_get, set, id: string, replies: readonly PostEntry[]) =>
  set(repliesAtom, (known) => new Map([...known, [id, replies]])),
);
