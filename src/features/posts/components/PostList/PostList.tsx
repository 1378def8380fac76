import { type ReactNode, useMemo } from 'react';
import { StatePanel } from '@/design-system';
import { ListEnd, WindowedList } from '@/features/lists';
import type { PostPages } from '../../data/usePostPages.ts';
import { isTemporary } from '../../model/postRules.ts';
import { continuesBelow, type ThreadRowFacts, threadRowsOf } from '../../model/threadRows.ts';
import { strings } from '../../strings.ts';
import { PostSkeletons } from './PostSkeleton.tsx';
import { ThreadRow } from './ThreadRow.tsx';

export interface PostListProps {
  /** Its name as in its source. */
  list: string;
  /** The name under which the scroll position is remembered (`feed`, `profile`, `group`). */
  page: string;
  /** Names it for screen readers. */
  label: string;
  pages: PostPages;
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/** Median height of a post in the everyday world, in CSS px. */
const usualHeight = 280;

/** A list of posts with its loading, empty and failure states. */
export function PostList({ pages, empty, ...names }: PostListProps) {
  const { items } = pages;
  const hasMore = pages.state === 'ready' && pages.hasMore && pages.more !== 'failed';
  const rows = useMemo(() => threadRowsOf(items, hasMore), [items, hasMore]);
  if (pages.state === 'loading') return <PostSkeletons />;
  const failure = pages.state === 'failed' && (
    <StatePanel kind="failed" title={strings.failedTitle} onRetry={pages.retry}>
      {strings.pageFailed}
    </StatePanel>
  );
  if (items.length === 0) return failure || empty;
  // Posts written here are shown even if the list has failed.
  return (
    <>
      <WindowedList
        {...names}
        role="feed"
        items={rows}
        draw={drawRow}
        anchorOf={anchorOf}
        joinsNext={continuesBelow}
        usualHeight={usualHeight}
        hasMore={hasMore}
        isBusy={pages.more === 'loading'}
        onNearEnd={pages.fetchMore}
      />
      {failure || <ListEnd list={pages} loading={<PostSkeletons count={2} />} failure={strings.pageFailed} />}
    </>
  );
}

const drawRow = ({ item, at, position, total }: ThreadRowFacts) => <ThreadRow item={item} at={at} position={position} total={total} />;

/** Only this page knows a post that is being published, and a reply that the list itself didn't contain. */
const anchorOf = ({ item, at }: ThreadRowFacts) => {
  const shown = at === 0 ? item : item.replies[at - 1];
  return !shown || isTemporary(shown.id) || shown.isLate ? undefined : shown.id;
};
