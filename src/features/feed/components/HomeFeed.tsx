import { TabPanel, Tabs } from '@/design-system';
import { activeListAtom, postPageKeys, PostList, usePostPages } from '@/features/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { navigationKind } from '@/shared/lib/navigationKind';
import { useEffect, useState } from 'react';
import { feedCacheLife } from '../constants.ts';
import { feedSource } from '../data/feedSource.ts';
import { type FeedTab, fixedTabs, tagOf, tagTab } from '../model/feedTab.ts';
import { activeTabAtom, selectTabAtom } from '../state/activeTab.ts';
import { strings } from '../strings.ts';
import { FeedEmpty } from './FeedEmpty.tsx';
import * as styles from './HomeFeed.css.ts';
import { NewPostsGate } from './NewPostsGate.tsx';

const tabsId = 'feed';

/** The home feed: tabs, and the list of the chosen one. */
export function HomeFeed() {
  const tab = useAtomValue(activeTabAtom);
  const selectTab = useSetAtom(selectTabAtom);
  const setActiveList = useSetAtom(activeListAtom);
  useEffect(() => setActiveList(`feed:${tab}`), [tab, setActiveList]);
  const refresh = useRefresh(tab);

  return (
    <>
      <div className={styles.tabs}>
        <Tabs id={tabsId} label={strings.tabsLabel} items={itemsFor(tab)} value={tab} onChange={selectTab} onReselect={refresh} />
      </div>
      <TabPanel tabsId={tabsId} value={tab}>
        <FeedList key={tab} tab={tab} onReload={refresh} />
      </TabPanel>
    </>
  );
}

function FeedList({ tab, onReload }: { tab: FeedTab; onReload: () => void }) {
  const source = feedSource(tab);
  useExpiry(source.list);
  const pages = usePostPages(source);
  return (
    <>
      {pages.state === 'ready' && <NewPostsGate source={source} items={pages.items} onReload={onReload} />}
      <PostList list={source.list} page="feed" label={labelOf(tab)} pages={pages} empty={<FeedEmpty tab={tab} />} />
    </>
  );
}

function itemsFor(tab: FeedTab) {
  const tag = tagOf(tab);
  const tabs: FeedTab[] = tag === undefined ? [...fixedTabs] : [...fixedTabs, tagTab(tag)];
  return tabs.map((value) => ({ value, label: labelOf(value) }));
}

function labelOf(tab: FeedTab): string {
  const fixed = fixedTabs.find((value) => value === tab);
  return fixed ? strings.tabs[fixed] : `#${tagOf(tab)}`;
}

/** Forgets a list that is too old, before it is shown, unless the person comes back to where they were in it. */
function useExpiry(list: string): void {
  const queries = useQueryClient();
  useState(() => {
    const queryKey = postPageKeys.list(list);
    const age = Date.now() - (queries.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now());
    if (navigationKind() === 'forward' && age > feedCacheLife) queries.removeQueries({ queryKey });
  });
}

/** Pressing the current tab again: to the top, then afresh. */
function useRefresh(tab: FeedTab): () => void {
  const queries = useQueryClient();
  return () => {
    window.scrollTo({ top: 0 });
    void queries.resetQueries({ queryKey: postPageKeys.list(`feed:${tab}`) });
  };
}
