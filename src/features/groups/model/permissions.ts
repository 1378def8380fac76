import { type AssignableRole, type GroupRight, isAllowed, isAllowedOn, type OrganizationRole, rightToGive } from '@/api';

/** Whether a person with this role has this right in the group; people without a role have none. */
export function can(role: OrganizationRole | undefined, right: GroupRight): boolean {
  return role !== undefined && isAllowed(right, role);
}

/** The actions on a member. */
export const memberRights = ['editRole', 'editHidden', 'remove', 'ban'] as const;
export type MemberRight = (typeof memberRights)[number];

/** The member that an action is about. */
export interface Target {
  readonly role: OrganizationRole;
  /** The member is the acting person. */
  readonly isSelf: boolean;
}

const roles = ['admin', 'moderator', 'member'] as const satisfies readonly AssignableRole[];

/** Whether a person with this role may act on a member. People set their own visibility, and can't remove themselves. */
export function canActOn(role: OrganizationRole | undefined, right: MemberRight, target: Target): boolean {
  if (role === undefined) return false;
  if (target.isSelf) return right === 'editHidden';
  if (right !== 'editRole') return isAllowedOn(right, role, target.role);
  return roles.some((assigned) => isAllowedOn(rightToGive[assigned], role, target.role));
}

/** The roles that a person may assign: those below their own, highest first, and never the owner's. */
export function assignableRoles(role: OrganizationRole | undefined): readonly AssignableRole[] {
  if (role === undefined) return [];
  return roles.filter((assigned) => roles.some((target) => isAllowedOn(rightToGive[assigned], role, target)));
}
