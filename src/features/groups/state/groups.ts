import { atom } from 'jotai';
import { clearReadCache, getMyOrganizations, largestPage, type Member, type Organization, request, type User } from '@/api';
import { channelAtom, dropChannelsOfAtom } from '@/features/channels';
import { closePostsAtom, posts, reopenPostsAtom } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import { createEntities } from '@/shared/lib/entities';
import { scopeSignalAtom } from '@/shared/lib/scope';

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
    const now = row.myMembership?.status;
    // An administrator has removed or banned the person.
    if (now === 'banned' || (before === 'member' && now === 'none')) set(dropGroupAtom, row.id);
    if (now === 'member') set(reopenPostsAtom, row.id);
  }
});

/**
 * Called after a person has left a group: the server has ended the follows of its channels, and a private group's content may no longer be read.
 * `isGone` means that nobody can read it.
 */
export const dropGroupAtom = atom(null, (get, set, id: string, isDeleted?: boolean) => {
  set(dropChannelsOfAtom, id);
  // Stored reads, including the feed for a reload, may contain content that is closed now.
  clearReadCache();
  const group = get(groups.serverAtomOf(id));
  set(closePostsAtom, id, ({ channelId, displayedChannel }) => {
    if (channelId === null) return false;
    const channel = displayedChannel?.id === channelId ? displayedChannel : get(channelAtom(channelId));
    const isInside = channel?.ownerId === id || group?.channelId === channelId;
    return isInside && (isDeleted === true || group?.isPrivate === true || channel?.isPrivate === true);
  });
});

/** Asks whether the person is still in the private groups whose posts are loaded, and drops those from which they were removed. */
export const checkPrivateGroupsAtom = atom(null, async (get, set): Promise<void> => {
  const known = new Set<string>();
  set(posts.eachAtom, ({ displayedChannel: channel }) => {
    if (channel?.isPrivate === true && channel.ownerType === 'organization' && channel.ownerId) known.add(channel.ownerId);
  });
  if (known.size === 0) return;
  const { results, count } = await request(getMyOrganizations, { query: { limit: largestPage }, bypassCache: true });
  if (get(scopeSignalAtom).aborted || results.length < count) return;
  set(putGroupsAtom, results, true);
  const mine = new Set(results.filter((group) => (group.myMembership?.status ?? 'member') === 'member').map(({ id }) => id));
  for (const id of known) if (!mine.has(id)) set(dropGroupAtom, id);
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
