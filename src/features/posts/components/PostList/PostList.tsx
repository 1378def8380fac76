import { FailureState } from '@/design-system';
import { navigationKind } from '@/shared/lib/navigationKind';
import type { ReactNode } from 'react';
import { strings } from '../../strings.ts';
import { FirstPosts } from './FirstPosts.tsx';
import { PostSkeletons } from './PostSkeleton.tsx';
import { useWindowedList } from './useWindowedList.ts';
import type { LoadedListProps } from './WindowedList.tsx';

export interface PostListProps extends LoadedListProps {
  /** Shown when there is nothing. */
  empty: ReactNode;
}

/**
 * A list of posts with its loading, empty and failure states.
 * `list` is its name as in its source; `page` is the name under which the scroll position is remembered (`feed`,
 * `profile`, `group`); `label` names it for screen readers.
 */
export function PostList({ pages, empty, ...rest }: PostListProps) {
  if (pages.state === 'loading') return <PostSkeletons />;
  if (pages.state === 'failed') return <FailureState title={strings.failedTitle} onRetry={pages.retry}>{strings.pageFailed}</FailureState>;
  if (pages.items.length === 0) return empty;
  return <LoadedList {...rest} pages={pages} />;
}

/** The first posts need no windowing and do not wait for it; who comes back to a place further down does. */
function LoadedList(props: LoadedListProps) {
  const WindowedList = useWindowedList();
  if (WindowedList) return <WindowedList {...props} />;
  return navigationKind() === 'return' ? <PostSkeletons /> : <FirstPosts label={props.label} items={props.pages.items} />;
}
