import type { OrganizationRole } from '@/api';
import { type GroupRight, isAllowed } from '@/api/contract/rights';
import type { Database } from '../database.ts';
import { forbid } from '../refusal.ts';
import { type MembershipRow, pair } from '../rows.ts';

const rank = { owner: 3, admin: 2, moderator: 1, member: 0 } as const satisfies Record<OrganizationRole, number>;

/** The row of a person in the group; undefined for everybody else. */
export function memberOf(db: Database, organizationId: string, userId: string): MembershipRow | undefined {
  const row = db.memberships.get(pair(organizationId, userId));
  return row?.status === 'member' ? row : undefined;
}

/** The caller's own membership; refuses with 403 unless their role may do this. */
export function requireRight(db: Database, organizationId: string, userId: string, right: GroupRight): MembershipRow {
  const membership = memberOf(db, organizationId, userId);
  return membership && isAllowed(right, membership.role) ? membership : forbid();
}

/** Whether this role ranks above that one. */
export const outranks = (role: OrganizationRole, other: OrganizationRole): boolean => rank[role] > rank[other];
