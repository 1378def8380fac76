import { useStore } from 'jotai';
import { Rows3 } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { Anchor, Card, FailureState, Heading, Icon, Skeleton, SkeletonLine, SkeletonRegion, StatePanel } from '@/design-system';
import { type ItemPosition, WindowedList } from '@/features/lists';
import { isTemporary, postAtom, postsStrings, usePostPages } from '@/features/posts';
import { paths } from '@/shared/lib/paths';
import { modernSource } from '../data/feedSource.ts';
import { lateStrings as strings } from '../lateStrings.ts';
import { type DenseRow, denseRowsOf } from '../model/denseRows.ts';
import { tagTab } from '../model/feedTab.ts';
import { DensePost } from './DensePost.tsx';
import FeedEmpty from './FeedEmpty.tsx';
import { denseOn } from './HomeFeed.css.ts';
import * as styles from './ModernFeed.css.ts';

/** Median height of a row in the everyday world, in CSS px. */
const usualHeight = 78;

const drawRow = ({ id, shownId, repostIds }: DenseRow, { position, total }: ItemPosition) => (
  <DensePost id={id} shownId={shownId} repostId={repostIds[0]} numReposts={repostIds.length} position={position} total={total} />
);

/** Only this page knows a post that is being published. */
const anchorOf = ({ id }: DenseRow) => (isTemporary(id) ? undefined : id);

/** The feed as dense rows, for skimming: one line for the author, two for the text. */
export function ModernFeed() {
  const [address] = useSearchParams();
  const tag = address.get('tag') || undefined;
  const source = useMemo(() => modernSource(tag), [tag]);
  const pages = usePostPages(source);
  const { state, items, hasMore, more, fetchMore, retry } = pages;
  const store = useStore();
  const title = tag === undefined ? strings.modernTitle : strings.modernTag(tag);
  const rows = useMemo(() => denseRowsOf(items, (id) => store.get(postAtom(id))), [items, store]);
  return (
    <>
      <div className={styles.title}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Anchor className={denseOn} href={paths.home({ tag })} aria-label={strings.roomy} title={strings.roomy}>
          <Icon glyph={Rows3} size="compact" />
        </Anchor>
      </div>
      {state === 'loading' && <DenseSkeletons />}
      {state === 'failed' && (
        <StatePanel kind="failed" title={postsStrings.failedTitle} onRetry={retry}>
          {postsStrings.pageFailed}
        </StatePanel>
      )}
      {state === 'ready' && items.length === 0 && <FeedEmpty tab={tag === undefined ? 'all' : tagTab(tag)} />}
      {items.length > 0 && (
        <Card edge="bleed" isClipped>
          <div className={styles.rows}>
            <WindowedList
              role="feed"
              label={title}
              list={source.list}
              page="dense-feed"
              items={rows}
              draw={drawRow}
              anchorOf={anchorOf}
              usualHeight={usualHeight}
              hasMore={hasMore && more !== 'failed'}
              isBusy={more === 'loading'}
              onNearEnd={fetchMore}
            />
          </div>
        </Card>
      )}
      {more === 'loading' && <DenseSkeletons />}
      {more === 'failed' && (
        <FailureState form="row" level={2} title={postsStrings.failedTitle} onRetry={fetchMore}>
          {postsStrings.pageFailed}
        </FailureState>
      )}
    </>
  );
}

const skeletons = 8;

function DenseSkeletons() {
  return (
    <SkeletonRegion label={postsStrings.loadingPosts}>
      <Card edge="bleed" isClipped>
        {Array.from({ length: skeletons }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton form="circle" width={20} />
            <div className={styles.texts}>
              <SkeletonLine width="9rem" size="small" />
              <SkeletonLine width="97%" />
              <SkeletonLine width={`${45 + ((index * 13) % 45)}%`} />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonRegion>
  );
}
