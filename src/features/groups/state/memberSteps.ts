import { atom } from 'jotai';
import {
  type AssignableRole,
  acceptJoinRequest,
  banUser,
  cancelInvitation,
  declineJoinRequest,
  editMember,
  inviteMember,
  type Organization,
  removeMember,
  request,
  unbanUser,
} from '@/api';
import { reportGroupFailureAtom } from '@/features/channels';
import { showSuccessAtom, toastLife } from '@/features/feedback';
import { strings } from '../strings.ts';
import { putGroupsAtom } from './groups.ts';

/** The steps that administrators take about another person's membership. */
export type MemberStep =
  | { readonly kind: 'acceptRequest' | 'declineRequest' | 'cancelInvitation' | 'remove' | 'ban' | 'unban'; readonly userId: string }
  /** `change` names the changed field, which selects the success message; the call always carries both. */
  | {
      readonly kind: 'edit';
      readonly userId: string;
      readonly role: AssignableRole;
      readonly hidden: boolean;
      readonly change: 'role' | 'hidden';
    }
  | { readonly kind: 'invite'; readonly userId: string; readonly role: AssignableRole; readonly hidden: boolean };

const plainCalls = {
  acceptRequest: acceptJoinRequest,
  declineRequest: declineJoinRequest,
  cancelInvitation,
  remove: removeMember,
  ban: banUser,
  unban: unbanUser,
} as const;

function send(groupId: string, step: MemberStep): Promise<Organization | null> {
  if (step.kind === 'edit' || step.kind === 'invite') {
    const { userId, role, hidden } = step;
    return request(step.kind === 'edit' ? editMember : inviteMember, { params: { orgId: groupId }, body: { userId, role, hidden } });
  }
  return request(plainCalls[step.kind], { params: { id: groupId }, body: { userId: step.userId } });
}

const sentences = {
  acceptRequest: 'requestApproved',
  declineRequest: 'requestDeclined',
  cancelInvitation: 'invitationCanceled',
  remove: 'memberDeleted',
  ban: 'memberBanned',
  unban: 'memberUnbanned',
  invite: 'memberAdded',
} as const;

function sentenceOf(step: MemberStep): string {
  if (step.kind === 'edit') return step.change === 'role' ? strings.roleUpdated : strings.visibilityUpdated;
  return strings[sentences[step.kind]];
}

/**
 * Sends a step about another person to the server and stores the changed group. Resolves to whether it succeeded; a refusal is shown.
 * With `isQuiet` the caller shows the success message, because it runs several steps.
 */
export const takeMemberStepAtom = atom(null, async (_get, set, groupId: string, step: MemberStep, isQuiet = false): Promise<boolean> => {
  try {
    const group = await send(groupId, step);
    if (group) set(putGroupsAtom, [group]);
    if (!isQuiet) set(showSuccessAtom, sentenceOf(step), toastLife.long);
    return true;
  } catch (error) {
    set(reportGroupFailureAtom, error);
    return false;
  }
});
