import { atom } from 'jotai';

/** Shows the posts published since the list was loaded; undefined while there are none. Set by the pill. */
export const showNewPostsAtom = atom<{ readonly show: () => void } | undefined>(undefined);
