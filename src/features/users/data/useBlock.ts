import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { listCacheAtom } from '@/features/lists';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { setBlockAtom } from '../state/block.ts';

/**
 * Blocks or unblocks a person. Afterwards every list is loaded again, at once or when it is next shown,
 * because each may contain or lack the person's posts, replies and name.
 */
export function useBlock(userId: string) {
  const setBlock = useSetAtom(setBlockAtom);
  const queries = useQueryClient();
  const lists = useStoreValue(listCacheAtom);
  const [isBusy, setIsBusy] = useState(false);

  const change = async (isBlocked: boolean) => {
    setIsBusy(true);
    if (await setBlock(userId, isBlocked)) {
      lists.refreshAll();
      void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'profile' });
    }
    setIsBusy(false);
  };
  return { isBusy, block: () => void change(true), unblock: () => void change(false) };
}
