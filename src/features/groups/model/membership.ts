import type { Membership, Organization } from '@/api';
import { can } from './permissions.ts';

export type MembershipStatus = Membership['status'];

/** Every step from one standing to the next (specification, section 4). What is not here the server refuses. */
const steps = {
  none: { requestToJoin: 'requested', invite: 'invited', ban: 'banned' },
  invited: { acceptInvitation: 'member', declineInvitation: 'none', cancelInvitation: 'none', requestToJoin: 'member', ban: 'banned' },
  requested: { acceptRequest: 'member', declineRequest: 'none', invite: 'member', ban: 'banned' },
  member: { leave: 'none', remove: 'none', ban: 'banned' },
  // Who is banned can be banned again: those who run the group may press at the same time.
  banned: { unban: 'none', ban: 'banned' },
} as const satisfies Record<MembershipStatus, Partial<Record<string, MembershipStatus>>>;

type StepsOf<T> = T extends unknown ? keyof T : never;
/** A step of the membership machine, from either side. */
export type MembershipStep = StepsOf<(typeof steps)[MembershipStatus]>;

/** Where a step leads, or undefined when it cannot be taken from there. */
export function statusAfter(status: MembershipStatus, step: MembershipStep): MembershipStatus | undefined {
  return (steps[status] as Partial<Record<MembershipStep, MembershipStatus>>)[step];
}

type Standing = Pick<Organization, 'isPrivate' | 'myMembership'>;

export function statusIn({ myMembership }: Pick<Organization, 'myMembership'>): MembershipStatus {
  return myMembership?.status ?? 'none';
}

/** The role of a member; nobody else has one, whatever role they were invited into. */
export function roleIn({ myMembership }: Pick<Organization, 'myMembership'>) {
  return myMembership?.status === 'member' ? (myMembership.role ?? 'member') : undefined;
}

/** Whether the group's posts, channels and members may be asked for: private ones are for members, and a ban shuts out. */
export function canRead(group: Standing): boolean {
  const status = statusIn(group);
  return status === 'member' || (status !== 'banned' && !group.isPrivate);
}

/** The one thing that the page and the card of a group offer. The owner has no `leave`, because the owner manages. */
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
