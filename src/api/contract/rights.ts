import type { AssignableRole, OrganizationRole } from '../schema/organization.ts';

/** Everything a person can be to a group, from inside to outside. */
export const standings = ['owner', 'admin', 'moderator', 'member', 'invited', 'requested', 'banned', 'outsider'] as const;

export type Standing = (typeof standings)[number];

const members = ['owner', 'admin', 'moderator', 'member'] as const;
const leaders = ['owner', 'admin', 'moderator'] as const;
const admins = ['owner', 'admin'] as const;

/** Rights that depend on the role alone. */
export const groupRights = {
  editGroup: admins,
  saveChannel: admins,
  invite: admins,
  inviteAdmin: ['owner'],
  cancelInvitation: admins,
  handleRequests: leaders,
  viewBanned: leaders,
  unban: leaders,
  deleteGroup: ['owner'],
  leave: ['admin', 'moderator', 'member'],
  publish: members,
} as const satisfies Record<string, readonly OrganizationRole[]>;

export type GroupRight = keyof typeof groupRights;

/** Rights that people outside the group have as well. */
export const visitorRights = {
  readPrivate: members,
  readPublic: standings,
  seeMembersOfPrivate: members,
  takePartInPrivate: members,
  takePartInPublic: [...members, 'invited', 'requested', 'outsider'],
  changeOwnPostInPublic: [...members, 'invited', 'requested', 'outsider'],
  followPrivateChannel: members,
  acceptInvitation: ['invited'],
  declineInvitation: ['invited'],
  requestToJoin: ['invited', 'outsider'],
} as const satisfies Record<string, readonly Standing[]>;

export type VisitorRight = keyof typeof visitorRights;

const outside = ['invited', 'requested', 'banned', 'outsider'] as const;

/** The roles a caller may act on, by the caller's role. Acting on oneself or on the owner is never allowed. */
export const memberRights = {
  remove: { owner: ['admin', 'moderator', 'member'], admin: ['moderator', 'member'], moderator: ['member'], member: [] },
  ban: {
    owner: ['admin', 'moderator', 'member', ...outside],
    admin: ['moderator', 'member', ...outside],
    moderator: ['member', ...outside],
    member: [],
  },
  makeAdmin: { owner: ['moderator', 'member'], admin: [], moderator: [], member: [] },
  makeModerator: { owner: ['admin', 'member'], admin: ['member'], moderator: [], member: [] },
  makeMember: { owner: ['admin', 'moderator'], admin: ['moderator'], moderator: [], member: [] },
  /** In addition, everybody may hide and show their own membership. */
  editHidden: { owner: ['admin', 'moderator', 'member'], admin: ['moderator', 'member'], moderator: [], member: [] },
} as const satisfies Record<string, Record<OrganizationRole, readonly Standing[]>>;

export type MemberRight = keyof typeof memberRights;

/** The right needed to give somebody a role. */
export const rightToGive = {
  admin: 'makeAdmin',
  moderator: 'makeModerator',
  member: 'makeMember',
} as const satisfies Record<AssignableRole, MemberRight>;

/** Whether a person with this standing has the right. */
export function isAllowed(right: GroupRight | VisitorRight, standing: Standing): boolean {
  return ({ ...groupRights, ...visitorRights }[right] as readonly Standing[]).includes(standing);
}

/** Whether a person with this standing may act on a person with the other one. */
export function isAllowedOn(right: MemberRight, caller: Standing, target: Standing): boolean {
  const targets: Partial<Record<Standing, readonly Standing[]>> = memberRights[right];
  return targets[caller]?.includes(target) ?? false;
}
