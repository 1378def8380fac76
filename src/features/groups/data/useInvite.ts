import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { AssignableRole } from '@/api';
import { showSuccessAtom, toastLife } from '@/features/feedback';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { takeMemberStepAtom } from '../state/memberSteps.ts';
import { strings } from '../strings.ts';
import { refreshAround } from './keys.ts';

/** Invites people one after the other. Resolves to the people whose invitation was refused; each refusal shows its own message. */
export function useInvite(groupId: string) {
  const queries = useQueryClient();
  const take = useSetAtom(takeMemberStepAtom);
  const showSuccess = useSetAtom(showSuccessAtom);
  const signal = useStoreValue(scopeSignalAtom);
  const [isInviting, setIsInviting] = useState(false);

  async function invite(userIds: readonly string[], how: { role: AssignableRole; hidden: boolean }): Promise<readonly string[]> {
    setIsInviting(true);
    const refused: string[] = [];
    for (const userId of userIds) {
      // Another person may have signed in meanwhile, in whose name nothing must be sent.
      if (signal.aborted) return refused;
      if (!(await take(groupId, { kind: 'invite', userId, ...how }, true))) refused.push(userId);
    }
    setIsInviting(false);
    // Shows one message for all invitations of this press.
    if (refused.length < userIds.length) showSuccess(strings.memberAdded, toastLife.long);
    refreshAround(queries, groupId);
    return refused;
  }
  return { invite, isInviting };
}
