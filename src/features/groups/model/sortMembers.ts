import type { OrganizationRole } from '@/api';

/** The sort orders of a group's members; without one the server's order stays. */
export const memberOrders = ['name', 'role', 'standing'] as const;
export type MemberOrder = (typeof memberOrders)[number];

export interface Sortable {
  readonly name: string;
  readonly role: OrganizationRole;
  /** The person's points. */
  readonly rating: number;
}

const rank = { owner: 0, admin: 1, moderator: 2, member: 3 } as const satisfies Record<OrganizationRole, number>;
const byName = (a: Sortable, b: Sortable) => a.name.localeCompare(b.name);

const comparisons = {
  name: byName,
  role: (a, b) => rank[a.role] - rank[b.role] || byName(a, b),
  standing: (a, b) => b.rating - a.rating || byName(a, b),
} satisfies Record<MemberOrder, (a: Sortable, b: Sortable) => number>;

export function sortMembers<T extends Sortable>(members: readonly T[], order: MemberOrder | null): readonly T[] {
  return order === null ? members : members.toSorted(comparisons[order]);
}
