import type { Membership, Organization } from '@/api';
import { nameOr } from '@/shared/lib/bidi';
import { strings } from '../strings.ts';
import { can } from './permissions.ts';

export type MembershipStatus = Membership['status'];

/** Every transition between membership statuses (specification, section 4). The server refuses all others. */
const steps = {
  none: { requestToJoin: 'requested', invite: 'invited', ban: 'banned' },
  invited: { acceptInvitation: 'member', declineInvitation: 'none', cancelInvitation: 'none', requestToJoin: 'member', ban: 'banned' },
  requested: { acceptRequest: 'member', declineRequest: 'none', invite: 'member', ban: 'banned' },
  member: { leave: 'none', remove: 'none', ban: 'banned' },
  // A banned person can be banned again, because two administrators may press at the same time.
  banned: { unban: 'none', ban: 'banned' },
} as const satisfies Record<MembershipStatus, Partial<Record<string, MembershipStatus>>>;

type StepsOf<T> = T extends unknown ? keyof T : never;
/** A step of the membership machine, taken by the person or by an administrator. */
export type MembershipStep = StepsOf<(typeof steps)[MembershipStatus]>;

/** The status after a step, or undefined when the step can't be taken from `status`. */
export function statusAfter(status: MembershipStatus, step: MembershipStep): MembershipStatus | undefined {
  return (steps[status] as Partial<Record<MembershipStep, MembershipStatus>>)[step];
}

type Standing = Pick<Organization, 'isPrivate' | 'myMembership'>;

export function statusIn({ myMembership }: Pick<Organization, 'myMembership'>): MembershipStatus {
  return myMembership?.status ?? 'none';
}

/** The role of a member. Other statuses have no role, even when an invitation names one. */
export function roleIn({ myMembership }: Pick<Organization, 'myMembership'>) {
  return myMembership?.status === 'member' ? (myMembership.role ?? 'member') : undefined;
}

/** Whether the person may load the group's posts, channels and members: private groups are for members, and a ban blocks every group. */
export function canRead(group: Standing): boolean {
  const status = statusIn(group);
  return status === 'member' || (status !== 'banned' && !group.isPrivate);
}

/** The one action that a group's page and card offer. The owner manages the group and so has no `leave`. */
export type MainAction = 'join' | 'requested' | 'answer' | 'manage' | 'leave' | 'banned';

export function mainActionOf(group: Standing): MainAction {
  switch (statusIn(group)) {
    case 'none':
      return 'join';
    case 'invited':
      return 'answer';
    case 'requested':
      return 'requested';
    case 'banned':
      return 'banned';
    default:
      return can(roleIn(group), 'editGroup') ? 'manage' : 'leave';
  }
}

/** A short label of the person's status in a group; undefined for strangers. */
export function statusLabelOf({ myMembership }: Pick<Organization, 'myMembership'>): string | undefined {
  if (!myMembership || myMembership.status === 'none') return undefined;
  if (myMembership.status === 'member') return strings.roles[myMembership.role ?? 'member'];
  return strings.status[myMembership.status];
}

/** The group's name for use inside our own sentences. */
export function groupNameOf(group: Pick<Organization, 'name'>): string {
  return nameOr(group.name, strings.group);
}
