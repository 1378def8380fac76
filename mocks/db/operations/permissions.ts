import type { AssignableRole, OrganizationRole } from '@/api';
import type { Database } from '../database.ts';
import { forbid } from '../refusal.ts';
import { type MembershipRow, pair } from '../rows.ts';

/** The permission matrix of contract.md, section 6. */
export const allowed = {
  invite: ['owner', 'admin'],
  editGroup: ['owner', 'admin'],
  saveChannel: ['owner', 'admin'],
  handleRequests: ['owner', 'admin', 'moderator'],
  viewBanned: ['owner', 'admin', 'moderator'],
  removeAndBan: ['owner', 'admin', 'moderator'],
  editRole: ['owner', 'admin'],
  deleteGroup: ['owner'],
} as const satisfies Record<string, readonly OrganizationRole[]>;

const rank = { owner: 3, admin: 2, moderator: 1, member: 0 } as const satisfies Record<OrganizationRole, number>;

/** The row of somebody who is in the group; undefined for everybody else. */
export function memberOf(db: Database, organizationId: string, userId: string): MembershipRow | undefined {
  const row = db.memberships.get(pair(organizationId, userId));
  return row?.status === 'member' ? row : undefined;
}

/** The caller's own membership; refuses with 403 unless their role may do this. */
export function requireRight(db: Database, organizationId: string, userId: string, action: keyof typeof allowed): MembershipRow {
  const membership = memberOf(db, organizationId, userId);
  const roles: readonly OrganizationRole[] = allowed[action];
  return membership && roles.includes(membership.role) ? membership : forbid();
}

/** Whether somebody of this role may act on a person of that role (null: not a member). */
export const outranks = (role: OrganizationRole, other: OrganizationRole | null): boolean => other === null || rank[role] > rank[other];

/** The owner gives every role, an admin only those below their own. */
export const canAssign = (role: OrganizationRole, given: AssignableRole): boolean => rank[role] > rank[given];
