import { atom } from 'jotai';
import type { PostEntry } from '@/features/posts';
import { tagTabs } from '../constants.ts';
import { topTags } from '../model/feedTab.ts';

const tagsAtom = atom<readonly string[]>([]);

/** The most frequent tags of the list that is loaded; a tag's own list leaves them as they are. */
export const loadedTagsAtom = atom((get) => get(tagsAtom));

/** Takes the tags of a list's posts. */
export const takeTagsAtom = atom(null, (get, set, posts: readonly PostEntry[]) => {
  const tags = topTags(posts, tagTabs);
  const known = get(tagsAtom);
  if (tags.length !== known.length || tags.some((tag, index) => tag !== known[index])) set(tagsAtom, tags);
});
