import { atom } from 'jotai';
import type { Member, Organization, User } from '@/api';
import { dropChannelsOfAtom } from '@/features/channels';
import { currentUserIdAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import { createEntities } from '@/shared/lib/entities';

/** A member or invited person; their user is stored in `users`. */
export type MemberRow = Pick<Member, 'userId' | 'role' | 'hidden' | 'since'>;

/** A stored group, with its people by id. `members` is set once the group itself was loaded. */
export type GroupRow = Omit<Organization, 'members' | 'invitations'> & {
  readonly members?: readonly MemberRow[] | undefined;
  readonly invitations?: readonly MemberRow[] | undefined;
};

/** Groups by id. Lists omit members, so stored members survive; an answer with members also describes the invitations. */
export const groups = createEntities<GroupRow>({
  merge(known, row) {
    const defined = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as GroupRow;
    return { ...known, ...defined, invitations: row.members ? row.invitations : known?.invitations };
  },
});

/** The group with this id, once any answer has described it. */
export const groupAtom = groups.atomOf;

/** Stores the groups of an answer, and their people. `areOwn` means that the answer lists the groups the person is in. */
export const putGroupsAtom = atom(null, (get, set, rows: readonly Organization[], areOwn = false) => {
  const reader = get(currentUserIdAtom);
  set(putUsersAtom, rows.flatMap(peopleOf));
  for (const group of rows) {
    const row =
      group.myMembership === undefined
        ? { ...group, myMembership: membershipFrom(group, reader) ?? (areOwn ? { status: 'member' as const } : undefined) }
        : group;
    const before = get(groups.serverAtomOf(row.id))?.myMembership?.status;
    set(groups.putAtom, [toRow(row)]);
    // An administrator has removed or banned the person, and the server has ended the follows of the group's channels.
    const now = row.myMembership?.status;
    if (now === 'banned' || (before === 'member' && now === 'none')) set(dropChannelsOfAtom, row.id);
  }
});

/** The person's membership, as far as the owner and the members tell. */
function membershipFrom({ ownerId, members }: Organization, userId: string | undefined): Organization['myMembership'] {
  if (userId === undefined) return undefined;
  if (ownerId === userId) return { status: 'member', role: 'owner' };
  const own = members?.find((member) => member.userId === userId);
  return own && { status: 'member', role: own.role, hidden: own.hidden };
}

function toRow({ members, invitations, ...group }: Organization): GroupRow {
  return { ...group, members: members?.map(toMember), invitations: invitations?.map(toMember) };
}

function toMember({ userId, role, hidden, since }: Member): MemberRow {
  return { userId, role, hidden, since };
}

function peopleOf({ members, invitations }: Organization): User[] {
  return [...(members ?? []), ...(invitations ?? [])].flatMap(({ user }) => user ?? []);
}
