import { atom } from 'jotai';
import type { Member, Organization, User } from '@/api';
import { dropChannelsOfAtom } from '@/features/channels';
import { currentUserIdAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import { createEntities } from '@/shared/lib/entities';

/** Somebody in a group or invited to it; the person is an entity of `users`. */
export type MemberRow = Pick<Member, 'userId' | 'role' | 'hidden' | 'since'>;

/** A group as it is kept: its people by id. `members` are there once the group itself was asked for. */
export type GroupRow = Omit<Organization, 'members' | 'invitations'> & {
  readonly members?: readonly MemberRow[] | undefined;
  readonly invitations?: readonly MemberRow[] | undefined;
};

/** Groups by id. Lists leave members out, so those survive; what describes the members describes the invitations too. */
export const groups = createEntities<GroupRow>({
  merge(known, row) {
    const told = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as GroupRow;
    return { ...known, ...told, invitations: row.members ? row.invitations : known?.invitations };
  },
});

/** The group with this id, once any answer has described it. */
export const groupAtom = groups.atomOf;

/** Stores groups as an answer described them, and their people. `areOwn`: they came as those that the person is in. */
export const putGroupsAtom = atom(null, (get, set, rows: readonly Organization[], areOwn = false) => {
  const reader = get(currentUserIdAtom);
  set(putUsersAtom, rows.flatMap(peopleOf));
  for (const given of rows) {
    const row =
      given.myMembership === undefined
        ? { ...given, myMembership: membershipFrom(given, reader) ?? (areOwn ? { status: 'member' as const } : undefined) }
        : given;
    const before = get(groups.serverAtomOf(row.id))?.myMembership?.status;
    set(groups.putAtom, [toRow(row)]);
    // Somebody else has removed or banned the person: the server follows none of the group's channels any more.
    const now = row.myMembership?.status;
    if (now === 'banned' || (before === 'member' && now === 'none')) set(dropChannelsOfAtom, row.id);
  }
});

/** Where the person stands, as far as it follows from who owns the group and who is in it. */
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
