import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import type { Post } from '@/api';
import { listCacheAtom } from '@/features/lists';
import { type PostPages, type PostSource, postEntryOf, putPostsAtom, removedPostsAtom, unmutedPosts } from '@/features/posts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { isFullOf, unseenPosts, withoutRemoved } from '../model/newPosts.ts';

/** How often new posts are requested, in milliseconds (the global timer, specification, section 9). */
const newPostsInterval = 60_000;

export interface NewPosts {
  /** Newest first; at most as many as a further page has. */
  readonly posts: readonly Post[];
  /** There may be more than these. */
  readonly isMore: boolean;
  /** Puts them on top of the list. */
  show(): void;
}

/**
 * Requests the posts that are newer than a loaded list every minute while the page is visible, and changes nothing until the person
 * presses the pill. Failures are silent, because the loaded list stays usable.
 */
export function useNewPosts(source: PostSource, { items, entries }: Pick<PostPages, 'items' | 'entries'>): NewPosts {
  const putPosts = useSetAtom(putPostsAtom);
  const lists = useStoreValue(listCacheAtom);
  const removed = useStoreValue(removedPostsAtom);
  const limit = source.sizes.further;
  const { data } = useQuery({
    queryKey: ['new posts', source.list],
    queryFn: ({ signal }) => source.fetch({ limit, signal }),
    staleTime: 0,
    refetchInterval: newPostsInterval,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const unmuted = useStoreValue(useMemo(() => unmutedPosts(data?.results ?? []), [data]));
  const answer = data && withoutRemoved({ ...data, results: [...unmuted], sent: data.sent ?? data.results }, removed);
  const posts = unseenPosts(answer?.results ?? [], items, entries);
  return {
    posts,
    isMore: answer !== undefined && isFullOf(posts, answer, limit),
    show() {
      putPosts(posts);
      lists.prepend(
        source.list,
        posts.map((post) => ({ ...postEntryOf(post), isNew: true })),
      );
    },
  };
}
