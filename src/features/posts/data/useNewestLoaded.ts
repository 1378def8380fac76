import { useSyncExternalStore } from 'react';
import { listCacheAtom, type PostListName } from '@/features/lists';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { belongsTo } from '../model/belongsTo.ts';
import { isTemporary } from '../model/postRules.ts';
import { localEntriesAtom } from '../state/localEntries.ts';
import { removedPostsAtom } from '../state/removedPosts.ts';

/**
 * Id of the newest post in the first of these lists that has one. Looks only at what is loaded, and follows it:
 * nothing is asked of the server, so that no list changes because of whoever looks.
 */
export function useNewestLoaded(...lists: readonly PostListName[]): string | undefined {
  const written = useStoreValue(localEntriesAtom);
  const removed = useStoreValue(removedPostsAtom);
  const cache = useStoreValue(listCacheAtom);

  function newestOf(list: PostListName): string | undefined {
    const places = [...written.filter((entry) => belongsTo(entry, list)), ...cache.entriesOf(list)];
    return places.find(({ id }) => !isTemporary(id) && !removed.has(id))?.id;
  }
  return useSyncExternalStore(cache.subscribe, () => lists.map(newestOf).find((id) => id !== undefined));
}
