import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Post } from '@/api';
import { type ListSource, type Page, type PagedList, type PostListName, prefetchListAtom, usePagedList } from '@/features/lists';
import { rememberFor } from '@/shared/lib/rememberFor';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { type FetchedReplies, keepUnchanged, type ListItem, type LocalEntry, listItemsOf, type PostEntry } from '../model/listItems.ts';
import { fetchedRepliesAtom, hideItemsAtom } from '../state/listItems.ts';
import { localEntriesAtom } from '../state/localEntries.ts';
import { putPostsAtom } from '../state/postStore.ts';
import { removedPostsAtom } from '../state/removedPosts.ts';
import { strings } from '../strings.ts';
import { type PostSource, postEntryOf } from './postPages.ts';
import { usePostWatch } from './usePostWatch.ts';

/** A list of posts as a screen shows it. */
export interface PostPages
  extends Pick<PagedList, 'state' | 'error' | 'hasMore' | 'more' | 'loadedAt' | 'fetchMore' | 'retry' | 'refresh'> {
  readonly items: readonly ListItem[];
  /** The posts as the server sent them. */
  readonly entries: readonly PostEntry[];
}

/** Loads a list of posts page by page, and inserts posts written here by date. */
export function usePostPages(source: PostSource): PostPages {
  const putPosts = useSetAtom(putPostsAtom);
  const { pages, count: _count, ...rest } = usePagedList(listSourceOf(source, putPosts));
  const items = useItems(source, pages, rest.hasMore);
  usePostWatch(rest.state !== 'loading', items, source.replies);
  return { ...rest, items };
}

/** Begins to load a list of posts that will be shown soon. Resolves when the first request has succeeded or failed. */
export const prefetchPostsAtom = atom(null, (_get, set, source: PostSource) =>
  set(
    prefetchListAtom,
    listSourceOf(source, (posts) => set(putPostsAtom, posts)),
  ),
);

function listSourceOf(source: PostSource, putPosts: (posts: readonly Post[]) => void): ListSource<Post, PostEntry> {
  return {
    list: source.list,
    paging: source.paging ?? 'cursor',
    sizes: source.sizes,
    fetch: ({ offset: _offset, ...page }) => source.fetch(page),
    store: putPosts,
    entryOf: postEntryOf,
    pageFailed: strings.pageFailed,
  };
}

/** Memoised per list, so that coming back to it doesn't compute the items of hundreds of posts again. */
const cachedItemsOf = rememberFor(
  (
    pages: readonly Page<PostEntry>[],
    list: PostListName,
    isThreaded: boolean,
    hasMore: boolean,
    local: readonly LocalEntry[],
    removed: ReadonlySet<string>,
    fetched: FetchedReplies,
    shownReplies: number,
  ) =>
    listItemsOf(
      pages.map(({ entries }) => entries),
      { list, isThreaded, hasMore, local, removed, fetched, shownReplies },
    ),
);

function useItems(
  { list, isThreaded = false, replies }: PostSource,
  pages: readonly Page<PostEntry>[],
  hasMore: boolean,
): readonly ListItem[] {
  const local = useStoreValue(localEntriesAtom);
  const removed = useStoreValue(removedPostsAtom);
  const fetched = useStoreValue(fetchedRepliesAtom);
  const hide = useStoreValue(hideItemsAtom);
  const listed = cachedItemsOf(pages, list, isThreaded, hasMore, local, removed, fetched, replies?.shown ?? 0);
  const current = hide?.(listed, list) ?? listed;
  // State rather than a ref, because it is read during rendering.
  const [previous, setPrevious] = useState(current);
  const items = keepUnchanged(previous, current);
  if (items !== previous) setPrevious(items);
  return items;
}
