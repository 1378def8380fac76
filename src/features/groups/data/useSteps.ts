import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type MemberStep, takeMemberStepAtom } from '../state/memberSteps.ts';
import { type OwnStep, takeOwnStepAtom } from '../state/ownSteps.ts';
import { refreshAround } from './keys.ts';

/** Changes the person's own membership in a group. */
export function useOwnSteps(groupId: string) {
  const queries = useQueryClient();
  const take = useSetAtom(takeOwnStepAtom);
  return async (step: OwnStep): Promise<boolean> => {
    const isDone = await take(groupId, step);
    refreshAround(queries, groupId);
    return isDone;
  };
}

/** Changes other people's membership in a group. `busy` holds the ids with a step in progress, whose actions are disabled meanwhile. */
export function useMemberSteps(groupId: string) {
  const queries = useQueryClient();
  const take = useSetAtom(takeMemberStepAtom);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  return {
    busy,
    async take(step: MemberStep): Promise<boolean> {
      setBusy((others) => new Set([...others, step.userId]));
      const isDone = await take(groupId, step);
      setBusy((all) => new Set([...all].filter((userId) => userId !== step.userId)));
      refreshAround(queries, groupId);
      return isDone;
    },
  };
}
