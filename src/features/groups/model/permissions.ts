import type { AssignableRole, OrganizationRole } from '@/api';

/** What a person does to the group as a whole, and the roles that may. */
const groupRights = {
  invite: ['owner', 'admin'],
  cancelInvitation: ['owner', 'admin'],
  editGroup: ['owner', 'admin'],
  saveChannel: ['owner', 'admin'],
  viewRequests: ['owner', 'admin', 'moderator'],
  answerRequests: ['owner', 'admin', 'moderator'],
  viewBanned: ['owner', 'admin', 'moderator'],
  unban: ['owner', 'admin', 'moderator'],
  deleteGroup: ['owner'],
  leave: ['admin', 'moderator', 'member'],
  publish: ['owner', 'admin', 'moderator', 'member'],
} as const satisfies Record<string, readonly OrganizationRole[]>;

const below = {
  owner: ['admin', 'moderator', 'member'],
  admin: ['moderator', 'member'],
  moderator: ['member'],
  member: [],
} as const satisfies Record<OrganizationRole, readonly OrganizationRole[]>;
const onlyAdminsBelow = { ...below, moderator: [] } as const;

/** What a person does to a member, and by the acting role the roles it may be done to. */
const memberRights = {
  editRole: onlyAdminsBelow,
  editHidden: onlyAdminsBelow,
  remove: below,
  ban: below,
} as const satisfies Record<string, Record<OrganizationRole, readonly OrganizationRole[]>>;

/**
 * Who may do what in a group: the permission matrix of the contract, section 6. This table is the client's truth, for what
 * is offered; `tests/contract/permissions.test.ts` holds every cell against the mock backend.
 */
export const permissions = { group: groupRights, member: memberRights } as const;

export type GroupRight = keyof typeof groupRights;
export type MemberRight = keyof typeof memberRights;

/** Whether somebody with this role may do this to the group; nobody without a role may. */
export function can(role: OrganizationRole | undefined, right: GroupRight): boolean {
  return role !== undefined && (groupRights[right] as readonly OrganizationRole[]).includes(role);
}

/** Somebody in the group, as far as rights over them go. */
export interface Target {
  readonly role: OrganizationRole;
  /** It is the acting person. */
  readonly isSelf: boolean;
}

/** Whether somebody with this role may do this to a member. Everybody decides on their own visibility, nobody removes themselves. */
export function canActOn(role: OrganizationRole | undefined, right: MemberRight, target: Target): boolean {
  if (role === undefined) return false;
  if (target.isSelf) return right === 'editHidden';
  return (memberRights[right][role] as readonly OrganizationRole[]).includes(target.role);
}

/** The roles that somebody may give: below their own, and the owner's never. Highest first. */
export function assignableRoles(role: OrganizationRole | undefined): readonly AssignableRole[] {
  return role === undefined ? [] : (onlyAdminsBelow[role] as readonly AssignableRole[]);
}
