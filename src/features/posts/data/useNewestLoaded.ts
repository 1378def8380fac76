import { useSyncExternalStore } from 'react';
import { listCacheAtom, type PostListName } from '@/features/lists';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { belongsTo } from '../model/belongsTo.ts';
import { isTemporary } from '../model/postRules.ts';
import { localEntriesAtom } from '../state/localEntries.ts';
import { removedPostsAtom } from '../state/removedPosts.ts';

/**
 * Id of the newest post in the first of these lists that has one. It only reads loaded lists and follows their changes;
 * nothing is requested, so that reading changes no list.
 */
export function useNewestLoaded(...lists: readonly PostListName[]): string | undefined {
  const written = useStoreValue(localEntriesAtom);
  const removed = useStoreValue(removedPostsAtom);
  const cache = useStoreValue(listCacheAtom);

  function newestOf(list: PostListName): string | undefined {
    const entries = [...written.filter((entry) => belongsTo(entry, list)), ...cache.entriesOf(list)];
    return entries.find(({ id }) => !isTemporary(id) && !removed.has(id))?.id;
  }
  return useSyncExternalStore(cache.subscribe, () => lists.map(newestOf).find((id) => id !== undefined));
}
