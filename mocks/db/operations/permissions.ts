import type { OrganizationRole } from '@/api';
import { type GroupRight, isAllowed } from '@/api/contract/rights';
import type { Database } from '../database.ts';
import { forbid } from '../refusal.ts';
import { pair } from '../table.ts';
import type { MembershipRow } from '../tables.ts';

const rank = { owner: 3, admin: 2, moderator: 1, member: 0 } as const satisfies Record<OrganizationRole, number>;

/** The membership row of a member; undefined for anybody else, including invited and banned people. */
export function memberOf(db: Database, organizationId: string, userId: string): MembershipRow | undefined {
  const row = db.memberships.get(pair(organizationId, userId));
  return row?.status === 'member' ? row : undefined;
}

/** Returns the caller's membership; refuses with 403 unless their role has the right. */
export function requireRight(db: Database, organizationId: string, userId: string, right: GroupRight): MembershipRow {
  const membership = memberOf(db, organizationId, userId);
  return membership && isAllowed(right, membership.role) ? membership : forbid();
}

export const outranks = (role: OrganizationRole, other: OrganizationRole): boolean => rank[role] > rank[other];
