import type { Post } from '@/api';
import { type ListItem, type PostSource, prependPosts, putPostsAtom } from '@/features/posts';
import { nowAtom } from '@/shared/lib/clock';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { unseenPosts } from '../model/newPosts.ts';

export interface NewPosts {
  /** Newest first; at most as many as a further page has. */
  readonly posts: readonly Post[];
  /** There may be more than these. */
  readonly isMore: boolean;
  /** Puts them on top of the list. */
  show(): void;
}

/**
 * Asks with every tick of the global clock what has come on top of a list since it was loaded, and changes nothing until
 * the person asks. A failure is silent: the list that is there stays good.
 */
export function useNewPosts(source: PostSource, items: readonly ListItem[]): NewPosts {
  const now = useAtomValue(nowAtom);
  const putPosts = useSetAtom(putPostsAtom);
  const queries = useQueryClient();
  const limit = source.sizes.further;
  const { data } = useQuery({
    queryKey: ['new posts', source.list, now],
    queryFn: ({ signal }) => source.fetch({ limit, signal }),
    enabled: !document.hidden,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const posts = unseenPosts(data?.results ?? [], items);
  return {
    posts,
    isMore: posts.length === limit,
    show() {
      putPosts(posts);
      prependPosts(queries, source.list, posts);
    },
  };
}
