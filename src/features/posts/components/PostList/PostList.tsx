import type { ReactNode } from 'react';
import { StatePanel } from '@/design-system';
import { ListEnd, type ListPlace, WindowedList } from '@/features/lists';
import type { PostPages } from '../../data/usePostPages.ts';
import type { ListItem } from '../../model/placeLocal.ts';
import { isTemporary } from '../../model/postRules.ts';
import { strings } from '../../strings.ts';
import { PostSkeletons } from './PostSkeleton.tsx';
import { ThreadPlace } from './ThreadPlace.tsx';

export interface PostListProps {
  /** Its name as in its source. */
  list: string;
  /** The name under which the scroll position is remembered (`feed`, `profile`, `group`). */
  page: string;
  /** Names it for screen readers. */
  label: string;
  pages: PostPages;
  /** Shown when there is nothing. */
  empty: ReactNode;
}

/** Median height of a post in the everyday world, in CSS px. */
const usualHeight = 280;

/** A list of posts with its loading, empty and failure states. */
export function PostList({ pages, empty, ...names }: PostListProps) {
  if (pages.state === 'loading') return <PostSkeletons />;
  if (pages.state === 'failed')
    return (
      <StatePanel kind="failed" title={strings.failedTitle} onRetry={pages.retry}>
        {strings.pageFailed}
      </StatePanel>
    );
  if (pages.items.length === 0) return empty;
  return (
    <>
      <WindowedList
        {...names}
        role="feed"
        items={pages.items}
        draw={drawThread}
        anchorOf={anchorOf}
        cardsIn={cardsIn}
        usualHeight={usualHeight}
        hasMore={pages.hasMore && pages.more !== 'failed'}
        isBusy={pages.more === 'loading'}
        onNearEnd={pages.fetchMore}
      />
      <ListEnd list={pages} loading={<PostSkeletons count={2} />} failure={strings.pageFailed} />
    </>
  );
}

const drawThread = (item: ListItem, { position, total }: ListPlace) => <ThreadPlace item={item} position={position} total={total} />;

/** A post on its way is known to this page only. */
const anchorOf = ({ id }: ListItem) => (isTemporary(id) ? undefined : id);

const cardsIn = ({ replies }: ListItem) => 1 + replies.length;
