import { useStore } from 'jotai';
import { useMemo } from 'react';
import { listCacheAtom, type PostListName } from '@/features/lists';
import { postAtom } from '@/features/posts';
import { maxSuggestions } from '../constants.ts';
import { matchingTags } from '../model/typedWord.ts';

const lists: readonly PostListName[] = ['feed:all', 'feed:following', 'feed:monitoring', 'feed:reply', 'feed:modern'];
const none: readonly string[] = [];

/** Tags of loaded posts that begin with the term. Nothing is requested, because the server has no list of tags. */
export function useKnownTags(term: string | undefined): readonly string[] {
  const store = useStore();
  return useMemo(() => {
    if (term === undefined) return none;
    const ids = new Set(lists.flatMap((list) => store.get(listCacheAtom).entriesOf(list)).map(({ id }) => id));
    return matchingTags(
      [...ids].flatMap((id) => store.get(postAtom(id))?.tags ?? []),
      term,
      maxSuggestions,
    );
  }, [store, term]);
}
