import { useSetAtom } from 'jotai';
import { Rows3 } from 'lucide-react';
import { useEffect } from 'react';
import { Anchor, Icon, lazyPart, TabPanel, Tabs } from '@/design-system';
import { listCacheAtom } from '@/features/lists';
import { PostList, usePostPages } from '@/features/posts';
import { nowAtom } from '@/shared/lib/clock';
import { useCurrentPageLink } from '@/shared/lib/currentPageLink';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { feedListOf, feedSource } from '../data/feedSource.ts';
import { type FeedTab, fixedTabs, tabsOf, tagOf } from '../model/feedTab.ts';
import { isFirstLoginAtom } from '../state/firstLogin.ts';
import { activeTabAtom, selectTabAtom } from '../state/homeFeed.ts';
import { loadedTagsAtom, takeTagsAtom } from '../state/loadedTags.ts';
import { strings } from '../strings.ts';
import * as styles from './HomeFeed.css.ts';
import type { NewPostsPillProps } from './NewPostsPill.tsx';

const NewPostsPill = lazyPart(() => import('./NewPostsPill.tsx'), { isOptional: true });

const IntroPosts = lazyPart(() => import('./IntroPosts.tsx'), { isOptional: true });
const FeedEmpty = lazyPart(() => import('./FeedEmpty.tsx'), { isOptional: true });
const tabsId = 'feed';
/** Minimum age of a list, in milliseconds, before new posts are requested: nearly one tick of the global clock. */
const newPostsAfter = 55_000;

/** The home feed: tabs, and the list of the chosen one. */
export function HomeFeed() {
  const tab = useStoreValue(activeTabAtom);
  const selectTab = useSetAtom(selectTabAtom);
  const items = tabsOf(useStoreValue(loadedTagsAtom), tab).map((value) => ({ value, label: labelOf(value) }));
  const isFirstLogin = useStoreValue(isFirstLoginAtom);
  const refresh = useRefresh(tab);
  useCurrentPageLink(refresh);

  return (
    <>
      <div className={styles.tabs}>
        <Tabs id={tabsId} label={strings.tabsLabel} items={items} value={tab} onChange={selectTab} onReselect={refresh} />
        <Anchor className={styles.dense} href={paths.modernFeed({ tag: tagOf(tab) })} aria-label={strings.dense} title={strings.dense}>
          <Icon glyph={Rows3} size="compact" />
        </Anchor>
      </div>
      <IntroPosts shouldLoad={isFirstLogin} fallback={isFirstLogin && <div className={styles.introPlaceholder} />} />
      <TabPanel tabsId={tabsId} value={tab}>
        <FeedList key={tab} tab={tab} onReload={refresh} />
      </TabPanel>
    </>
  );
}

function FeedList({ tab, onReload }: { tab: FeedTab; onReload: () => void }) {
  const source = feedSource(tab);
  const pages = usePostPages(source);
  const { entries } = pages;
  const takeTags = useSetAtom(takeTagsAtom);
  const isOfAll = tab === 'all';
  useEffect(() => {
    if (entries.length > 0) takeTags(entries, isOfAll);
  }, [isOfAll, entries, takeTags]);
  return (
    <>
      {pages.state === 'ready' && <NewPostsGate source={source} pages={pages} loadedAt={pages.loadedAt} onReload={onReload} />}
      <PostList list={source.list} page="feed" label={labelOf(tab)} pages={pages} empty={<FeedEmpty tab={tab} />} />
    </>
  );
}

function labelOf(tab: FeedTab): string {
  const fixed = fixedTabs.find((value) => value === tab);
  return fixed ? strings.tabs[fixed] : `#${tagOf(tab)}`;
}

/** Pressing the current tab again scrolls to the top and reloads the list. */
function useRefresh(tab: FeedTab): () => void {
  const lists = useStoreValue(listCacheAtom);
  return () => {
    window.scrollTo({ top: 0 });
    lists.refresh(feedListOf(tab));
  };
}

interface NewPostsGateProps extends NewPostsPillProps {
  /** When the list was loaded, in ms. */
  loadedAt: number | undefined;
}

/** Loads the pill, which then requests new posts, once a list is old enough. */
function NewPostsGate({ loadedAt, ...props }: NewPostsGateProps) {
  const now = useStoreValue(nowAtom);
  const isOld = loadedAt !== undefined && now - loadedAt >= newPostsAfter;
  return <NewPostsPill shouldLoad={isOld} {...props} />;
}
