import type { CurrentUser, ReputationScores, User } from '@/api';
import { pair } from '../table.ts';
import type { UserRow } from '../tables.ts';
import { viewFollowingEntry } from './channel.ts';
import { viewFileById } from './file.ts';
import type { Viewer } from './viewer.ts';

const nameOf = (user: UserRow): string | null =>
  user.displayName ?? ([user.firstName, user.lastName].filter((part) => part !== null).join(' ') || null);

/** Overwrites the fields of a deleted or closed account, whose posts remain with a nameless author. */
const nobody = {
  username: null,
  displayName: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  roles: [],
  verified: false,
  rating: 0,
  avatarFileId: null,
  weighInThresholds: [],
  baseHandle: null,
  outsideFollowers: 0,
} satisfies Partial<UserRow>;

const shown = ({ score }: { readonly score: number }) => ({ score: Math.max(0, score) });

/** Scores for display, which are never negative. */
export const shownScores = (scores: ReputationScores): ReputationScores => ({
  '2': shown(scores['2']),
  '3': shown(scores['3']),
  '4': shown(scores['4']),
});

/** Caches post counts per request, because one response often contains the same person many times. */
const counted = new WeakMap<Viewer, Map<string, number>>();

/** Posts and quotes of a person that the viewer may see in lists. */
function countPosts(viewer: Viewer, authorId: string): number {
  const known = counted.get(viewer) ?? new Map<string, number>();
  counted.set(viewer, known);
  const posts = (type: 'post' | 'quote') => viewer.db.posts.by('authorType', `${authorId}/${type}`);
  const count = known.get(authorId) ?? [...posts('post'), ...posts('quote')].filter(viewer.sees).length;
  known.set(authorId, count);
  return count;
}

function standing(viewer: Viewer, user: UserRow): Partial<User> {
  const { db, userId } = viewer;
  return {
    numFollowers: user.outsideFollowers + db.follows.count('to', `${user.id}/follow`),
    numFollowing: db.follows.count('from', `${user.id}/follow`),
    numPosts: countPosts(viewer, user.id),
    followType: (userId !== null && db.follows.get(pair(userId, user.id))?.kind) || null,
    isBlocked: userId !== null && db.blocks.get(pair(userId, user.id)) !== undefined,
    hasBlockedMe: userId !== null && db.blocks.get(pair(user.id, userId)) !== undefined,
  };
}

/** A person as this viewer sees them. */
export function viewUser(viewer: Viewer, row: UserRow): User {
  const user = row.status === 'active' ? row : { ...row, ...nobody };
  const isSelf = viewer.userId === user.id;
  return {
    id: user.id,
    username: user.username,
    displayName: user.displayName,
    firstName: user.firstName,
    lastName: user.lastName,
    name: nameOf(user),
    email: isSelf ? user.email : null,
    phone: isSelf ? user.phone : null,
    roles: [...user.roles],
    verified: user.verified,
    rating: Math.max(0, user.rating),
    avatarFile: viewFileById(viewer.db, user.avatarFileId),
    weighInThresholds: isSelf ? [...user.weighInThresholds] : [],
    frequencyHandle: user.baseHandle === null ? null : { baseHandle: user.baseHandle },
    reputationScores: shownScores(user.scores),
    ...standing(viewer, user),
    createdAt: user.createdAt,
  };
}

/** The person with this id. @throws Error if there is none, because the rows would then be inconsistent. */
export function viewUserById(viewer: Viewer, userId: string): User {
  const user = viewer.db.users.get(userId);
  if (!user) throw new Error(`No user ${userId}`);
  return viewUser(viewer, user);
}

/** The signed-in person, with the fields that only they may see. */
export function viewCurrentUser(viewer: Viewer, user: UserRow): CurrentUser {
  return {
    ...viewUser(viewer, user),
    followingChannels: viewer.db.channelFollows
      .by('user', user.id)
      .filter((follow) => viewer.seesChannel(follow.channelId))
      .map((follow) => viewFollowingEntry(viewer, follow)),
    xAccount: user.xUsername === null ? null : { username: user.xUsername },
    blueskyAccount: user.blueskyHandle === null ? null : { handle: user.blueskyHandle },
    hasPassword: user.password !== null,
  };
}
