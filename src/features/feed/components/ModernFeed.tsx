import { useStore } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { Anchor, Card, FailureState, Heading, Skeleton, SkeletonRegion } from '@/design-system';
import { postAtom, postsStrings, usePostPages } from '@/features/posts';
import { paths } from '@/shared/lib/paths';
import { modernSource } from '../data/feedSource.ts';
import { denseRowsOf } from '../model/denseRows.ts';
import { strings } from '../strings.ts';
import { DensePost } from './DensePost.tsx';
import { FeedEmpty } from './FeedEmpty.tsx';
import * as styles from './ModernFeed.css.ts';

/** The feed as dense rows, for those who look through much: one line of who, two of what. */
export function ModernFeed() {
  const pages = usePostPages(modernSource);
  const { state, items, hasMore, more, fetchMore, retry } = pages;
  const store = useStore();
  const rows = useMemo(() => denseRowsOf(items, (id) => store.get(postAtom(id))), [items, store]);
  const isWaiting = state === 'ready' && hasMore && more === 'idle';
  return (
    <>
      <div className={styles.title}>
        <Heading level={1} size="display">
          {strings.modernTitle}
        </Heading>
        <Anchor className={styles.back} href={paths.home()}>
          {strings.roomy}
        </Anchor>
      </div>
      {state === 'loading' && <DenseSkeletons />}
      {state === 'failed' && (
        <Card edge="bleed">
          <FailureState title={postsStrings.failedTitle} onRetry={retry}>
            {postsStrings.pageFailed}
          </FailureState>
        </Card>
      )}
      {state === 'ready' && items.length === 0 && <FeedEmpty tab="all" />}
      {items.length > 0 && (
        <Card edge="bleed" isClipped>
          <div role="feed" aria-label={strings.modernTitle} aria-busy={more === 'loading'}>
            {rows.map(({ key, id, shownId, repostIds }, index) => (
              <DensePost
                key={key}
                id={id}
                shownId={shownId}
                repostId={repostIds[0]}
                numReposts={repostIds.length}
                position={index + 1}
                total={hasMore ? -1 : rows.length}
              />
            ))}
          </div>
        </Card>
      )}
      {more === 'loading' && <DenseSkeletons />}
      {more === 'failed' && (
        <FailureState variant="row" level={2} title={postsStrings.failedTitle} onRetry={fetchMore}>
          {postsStrings.pageFailed}
        </FailureState>
      )}
      <Ahead isWaiting={isWaiting} onNear={fetchMore} />
    </>
  );
}

const rows = 8;

function DenseSkeletons() {
  return (
    <SkeletonRegion label={postsStrings.loadingPosts}>
      <Card edge="bleed" isClipped>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton form="circle" width={20} />
            <Skeleton form="line" width={`${60 + ((index * 13) % 35)}%`} />
          </div>
        ))}
      </Card>
    </SkeletonRegion>
  );
}

/** Asks for more before the end comes into view. */
function Ahead({ isWaiting, onNear }: { isWaiting: boolean; onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!isWaiting || !element) return undefined;
    const view = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: '800px' });
    view.observe(element);
    return () => view.disconnect();
  }, [isWaiting, onNear]);
  return <div ref={place} className={styles.ahead} />;
}
