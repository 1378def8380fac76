import { type Atom, atom } from 'jotai';
import type { PostListName } from '@/features/lists';
import type { FetchedReplies, ListItem, PostEntry } from '../model/listItems.ts';

type HideItems = (items: readonly ListItem[], list: PostListName) => readonly ListItem[];

/**
 * Where late code puts the atom of the filter of muted posts. The first file has only this place for it, because most people have muted
 * nothing.
 */
export const hideItemsSlotAtom = atom<Atom<HideItems | undefined>>(atom<HideItems>());

/** Leaves out muted posts; undefined while nothing is muted. */
export const hideItemsAtom = atom((get) => get(get(hideItemsSlotAtom)));

const repliesAtom = atom<FetchedReplies>(new Map());

/** Replies that were fetched for posts on the screen, newest first, by the post's id. */
export const fetchedRepliesAtom = atom((get) => get(repliesAtom));
export const putFetchedRepliesAtom = atom(null, (_get, set, id: string, replies: readonly PostEntry[]) =>
  set(repliesAtom, (known) => new Map([...known, [id, replies]])),
);
