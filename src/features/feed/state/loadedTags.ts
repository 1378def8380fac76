import { atom } from 'jotai';
import type { PostEntry } from '@/features/posts';
import { topTags } from '../model/feedTab.ts';

/** Maximum number of tags of loaded posts beside the fixed tabs. */
const tagTabs = 10;

const tagsAtom = atom<readonly string[]>([]);

/** The most frequent tags of the list that is loaded. */
export const loadedTagsAtom = atom((get) => get(tagsAtom));

/** Stores the tags of a list's posts: of All, or of the first loaded list, so that choosing a tab doesn't remove others. */
export const takeTagsAtom = atom(null, (get, set, posts: readonly PostEntry[], isOfAll: boolean) => {
  const tags = topTags(posts, tagTabs);
  const known = get(tagsAtom);
  if (!isOfAll && known.length > 0) return;
  if (tags.length !== known.length || tags.some((tag, index) => tag !== known[index])) set(tagsAtom, tags);
});
