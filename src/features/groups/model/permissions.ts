import { type AssignableRole, type GroupRight, isAllowed, isAllowedOn, type OrganizationRole, rightToGive } from '@/api';

/** Whether somebody with this role may do this to the group; nobody without a role may. */
export function can(role: OrganizationRole | undefined, right: GroupRight): boolean {
  return role !== undefined && isAllowed(right, role);
}

/** What can be done to a member. */
export const memberRights = ['editRole', 'editHidden', 'remove', 'ban'] as const;
export type MemberRight = (typeof memberRights)[number];

/** Somebody in the group, as far as rights over them go. */
export interface Target {
  readonly role: OrganizationRole;
  /** It is the acting person. */
  readonly isSelf: boolean;
}

const roles = ['admin', 'moderator', 'member'] as const satisfies readonly AssignableRole[];

/** Whether somebody with this role may do this to a member. Everybody decides on their own visibility, nobody removes themselves. */
export function canActOn(role: OrganizationRole | undefined, right: MemberRight, target: Target): boolean {
  if (role === undefined) return false;
  if (target.isSelf) return right === 'editHidden';
  if (right !== 'editRole') return isAllowedOn(right, role, target.role);
  return roles.some((given) => isAllowedOn(rightToGive[given], role, target.role));
}

/** The roles that somebody may give: below their own, and the owner's never. Highest first. */
export function assignableRoles(role: OrganizationRole | undefined): readonly AssignableRole[] {
  if (role === undefined) return [];
  return roles.filter((given) => roles.some((target) => isAllowedOn(rightToGive[given], role, target)));
}
