import { type InfiniteData, notifyManager, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { isTemporary } from '../model/postRules.ts';
import { localEntriesAtom } from '../state/localEntries.ts';
import { removedPostsAtom } from '../state/removePost.ts';
import { type PostPage, postPageKeys } from './postPages.ts';

/**
 * Id of the newest post in the first of these lists that has one. Looks only at what is loaded, and follows it:
 * nothing is asked of the server, so that no list changes because of whoever looks.
 */
export function useNewestLoaded(...lists: readonly string[]): string | undefined {
  const queries = useQueryClient();
  const written = useAtomValue(localEntriesAtom);
  const removed = useAtomValue(removedPostsAtom);
  const follow = useCallback((notify: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(notify)), [queries]);

  function newestOf(list: string): string | undefined {
    const pages = queries.getQueryData<InfiniteData<PostPage>>(postPageKeys.list(list))?.pages ?? [];
    const places = [...written(list), ...pages.flatMap(({ posts }) => posts)];
    return places.find(({ id }) => !isTemporary(id) && !removed.has(id))?.id;
  }
  return useSyncExternalStore(follow, () => lists.map(newestOf).find((id) => id !== undefined));
}
