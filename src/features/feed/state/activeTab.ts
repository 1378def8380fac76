import { atom } from 'jotai';
import { activeTabEntry, currentPostsFilterEntry, currentUserIdAtom } from '@/features/session';
import { endReturn } from '@/shared/navigation';
import { storedAtom } from '@/shared/storage';
import { type FeedTab, filterOf, toFeedTab } from '../model/feedTab.ts';

const storedTabAtom = storedAtom(activeTabEntry);

/** The tab of the home feed, remembered in this browser until sign-out. */
export const activeTabAtom = atom(
  (get) => (get(currentUserIdAtom) === undefined ? 'all' : toFeedTab(get(storedTabAtom))),
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
