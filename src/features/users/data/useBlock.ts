import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { refreshAllListsAtom } from '@/features/lists';
import { setBlockAtom } from '../state/block.ts';

/**
 * Blocks or unblocks a person. Afterwards every list is asked for anew, on the screen or when one comes back to it:
 * the person's posts, replies and name stand or are missing in any of them.
 */
export function useBlock(userId: string) {
  const setBlock = useSetAtom(setBlockAtom);
  const queries = useQueryClient();
  const refreshAllLists = useSetAtom(refreshAllListsAtom);
  const [isBusy, setIsBusy] = useState(false);

  const change = async (isBlocked: boolean) => {
    setIsBusy(true);
    if (await setBlock(userId, isBlocked)) {
      refreshAllLists();
      void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'profile' });
    }
    setIsBusy(false);
  };
  return { isBusy, block: () => void change(true), unblock: () => void change(false) };
}
