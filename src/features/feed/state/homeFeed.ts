import { atom } from 'jotai';
import { prefetchPostsAtom } from '@/features/posts';
import { activeTabEntry, currentPostsFilterEntry, currentUserIdAtom } from '@/features/session';
import { endReturn } from '@/shared/navigation';
import { storedAtom } from '@/shared/storage';
import { feedSource } from '../data/feedSource.ts';
import { type FeedTab, filterOf, tabOfFilter, toFeedTab } from '../model/feedTab.ts';

const storedTabAtom = storedAtom(activeTabEntry);

/** The tab of the home feed, remembered in this browser until sign-out: by its name, or else by the filter of its requests. */
export const activeTabAtom = atom(
  (get) => (get(currentUserIdAtom) === undefined ? 'all' : toFeedTab(get(storedTabAtom) ?? tabOfFilter(currentPostsFilterEntry.read()))),
  (get, set, tab: string) => {
    // After signing out, Back leads a guest through the previous person's tab, which must not be stored for the next person.
    if (get(currentUserIdAtom) === undefined) return;
    set(storedTabAtom, tab);
    currentPostsFilterEntry.write(JSON.stringify(filterOf(toFeedTab(tab))));
  },
);

export const selectTabAtom = atom(null, (_get, set, tab: FeedTab) => {
  endReturn();
  set(activeTabAtom, tab);
});

/** Begins to load the home feed before it is drawn. Resolves when the first request has succeeded or failed. */
export const prefetchHomeFeedAtom = atom(null, (get, set) => set(prefetchPostsAtom, feedSource(get(activeTabAtom))));

/** Shows the posts published since the list was loaded; undefined while there are none. Set by the pill. */
export const showNewPostsAtom = atom<{ readonly show: () => void } | undefined>(undefined);
