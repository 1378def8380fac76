import { atom } from 'jotai';
import { prefetchPostsAtom } from '@/features/posts';
import { feedSource } from '../data/feedSource.ts';
import { activeTabAtom } from './activeTab.ts';

/** Begins to load the home feed before it is drawn. Resolves when the first request has succeeded or failed. */
export const prefetchHomeFeedAtom = atom(null, (get, set) => set(prefetchPostsAtom, feedSource(get(activeTabAtom))));
