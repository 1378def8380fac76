import { type Atom, atom } from 'jotai';
import type { PostListName } from '@/features/lists';
import type { ListItem } from '../model/listItems.ts';

type HideItems = (items: readonly ListItem[], list: PostListName) => readonly ListItem[];

/**
 * Where late code puts the atom of the filter of muted posts. The first file has only this place for it, because most people have muted
 * nothing.
 */
export const hideItemsSlotAtom = atom<Atom<HideItems | undefined>>(atom<HideItems>());

/** Leaves out muted posts; undefined while nothing is muted. */
export const hideItemsAtom = atom((get) => get(get(hideItemsSlotAtom)));
