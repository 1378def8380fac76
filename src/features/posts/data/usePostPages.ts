import { reportErrorAtom } from '@/features/session';
import { logError } from '@/shared/lib/log';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { groupThreads, type ThreadItem } from '../model/groupThreads.ts';
import { localEntriesAtom } from '../state/localEntries.ts';
import { putPostsAtom } from '../state/postStore.ts';
import { removedPostsAtom } from '../state/removePost.ts';
import { strings } from '../strings.ts';
import { type PostPage, postPageKeys, type PostSource, toPage } from './postPages.ts';

/** A place in a list on the screen. `key` outlives the change from a temporary to a real id. */
export interface ListItem extends ThreadItem {
  readonly key: string;
}

/** A list of posts as a screen shows it. */
export interface PostPages {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly ListItem[];
  readonly hasMore: boolean;
  /** How the further page stands. After a failure nothing is fetched until the person asks. */
  readonly more: 'idle' | 'loading' | 'failed';
  fetchMore(): void;
  retry(): void;
}

/** Loads a list page by page, keeps its posts as entities and its order as ids. */
export function usePostPages(source: PostSource): PostPages {
  const putPosts = useSetAtom(putPostsAtom);
  const query = useInfiniteQuery<PostPage, Error, InfiniteData<PostPage, string | undefined>, readonly string[], string | undefined>({
    queryKey: postPageKeys.list(source.list),
    initialPageParam: undefined,
    queryFn: async ({ pageParam, signal }) => {
      const limit = pageParam === undefined ? source.sizes.first : source.sizes.further;
      const answer = await source.fetch({ limit, signal, ...(pageParam === undefined ? {} : { after: pageParam }) });
      putPosts(answer.results);
      return toPage(answer, limit);
    },
    getNextPageParam: (page) => (page.isEnd ? undefined : page.last),
  });
  const { isFetchNextPageError, error } = query;
  useReportedFailure(source.list, error, isFetchNextPageError);
  const items = useItems(source, query.data?.pages);

  return {
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    items,
    hasMore: query.hasNextPage,
    more: query.isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    fetchMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** A first page that fails is logged and said in place; a further one is said in a toast and keeps what is shown. */
function useReportedFailure(list: string, error: Error | null, isFurther: boolean) {
  const report = useSetAtom(reportErrorAtom);
  useEffect(() => {
    if (!error) return;
    logError(list, error);
    if (isFurther) report(error, strings.pageFailed);
  }, [error, isFurther, list, report]);
}

function useItems({ list, isThreaded = false }: PostSource, pages: readonly PostPage[] | undefined): readonly ListItem[] {
  const local = useAtomValue(localEntriesAtom)(list);
  const removed = useAtomValue(removedPostsAtom);
  return useMemo(() => {
    const ownIds = new Set(local.map(({ id }) => id));
    const fetched = (pages ?? []).map((page) => page.posts.filter(({ id }) => !ownIds.has(id) && !removed.has(id)));
    const places = isThreaded ? groupThreads(fetched) : unique(fetched.flat().map(({ id }) => ({ id, replyIds: [] })));
    return [...local.map((entry) => ({ ...entry, replyIds: [] })), ...places.map((place) => ({ ...place, key: place.id }))];
  }, [local, removed, pages, isThreaded]);
}

function unique(places: readonly ThreadItem[]): readonly ThreadItem[] {
  return [...new Map(places.map((place) => [place.id, place])).values()];
}
