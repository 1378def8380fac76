import { atom } from 'jotai';
import { acceptInvitation, declineInvitation, leaveOrganization, type Organization, request, requestToJoin } from '@/api';
import { reportGroupFailureAtom } from '@/features/channels';
import { showSuccessAtom, toastLife } from '@/features/feedback';
import { createOptimisticAtom } from '@/shared/lib/optimistic';
import { statusAfter, statusIn } from '../model/membership.ts';
import { strings } from '../strings.ts';
import { dropGroupAtom, type GroupRow, groups, putGroupsAtom } from './groups.ts';

/** The steps that a person takes about their own membership. */
export type OwnStep = 'requestToJoin' | 'acceptInvitation' | 'declineInvitation' | 'leave';

const endpoints = { requestToJoin, acceptInvitation, declineInvitation, leave: leaveOrganization } as const;

/** The changes of a row after a step; empty when the step can't be taken or has been taken already. */
function stepped(row: GroupRow, step: OwnStep): Partial<GroupRow> {
  const before = statusIn(row);
  const status = statusAfter(before, step);
  if (status === undefined) return {};
  const change = Number(status === 'member') - Number(before === 'member');
  return {
    myMembership: { ...row.myMembership, status },
    ...(row.numMembers === undefined || row.numMembers === null ? {} : { numMembers: row.numMembers + change }),
  };
}

const optimisticAtom = createOptimisticAtom({
  entities: groups,
  patch: stepped,
  send: (id, step: OwnStep) => request(endpoints[step], { params: { id } }),
  store(set, answer: Organization | null, id, step) {
    if (answer) set(putGroupsAtom, [answer]);
    // A success without a body: the requested step is applied to the row.
    else set(groups.changeAtom, id, (row) => stepped(row, step));
    if (step === 'leave') set(dropGroupAtom, id);
  },
});

const sentences = {
  requestToJoin: 'requestSent',
  acceptInvitation: 'invitationAccepted',
  declineInvitation: 'invitationDeclined',
  leave: 'leftGroup',
} as const satisfies Record<OwnStep, keyof typeof strings>;

/** Changes the person's own membership: shown at once, rolled back with a message when it is refused. Resolves to whether it succeeded. */
export const takeOwnStepAtom = atom(null, async (get, set, groupId: string, step: OwnStep): Promise<boolean> => {
  const settled = await set(optimisticAtom, groupId, step);
  if (settled.state === 'refused') set(reportGroupFailureAtom, settled.error);
  if (settled.state !== 'succeeded') return false;
  // A request while invited accepts the invitation, and the message says so.
  const row = get(groups.serverAtomOf(groupId));
  const isIn = step === 'requestToJoin' && row !== undefined && statusIn(row) === 'member';
  set(showSuccessAtom, isIn ? strings.invitationAccepted : strings[sentences[step]], toastLife.long);
  return true;
});
