import type { CurrentUser, ReputationScores, User } from '@/api';
import { pair, type UserRow } from '../rows.ts';
import { viewFollowingEntry } from './channel.ts';
import { viewFileById } from './file.ts';
import type { Viewer } from './viewer.ts';

const nameOf = (user: UserRow): string | null =>
  user.displayName ?? ([user.firstName, user.lastName].filter((part) => part !== null).join(' ') || null);

/** What is left of a person whose account is gone: their posts keep an author without a name. */
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

/** The shown standing is never negative. */
export const shownScores = (scores: ReputationScores): ReputationScores => ({
  '2': shown(scores['2']),
  '3': shown(scores['3']),
  '4': shown(scores['4']),
});

function standing({ db, userId }: Viewer, user: UserRow): Partial<User> {
  const numPosts = db.posts.count('authorType', `${user.id}/post`) + db.posts.count('authorType', `${user.id}/quote`);
  return {
    numFollowers: user.outsideFollowers + db.follows.count('to', `${user.id}/follow`),
    numFollowing: db.follows.count('from', `${user.id}/follow`),
    numPosts,
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
    weighInThresholds: [...user.weighInThresholds],
    frequencyHandle: user.baseHandle === null ? null : { baseHandle: user.baseHandle },
    reputationScores: shownScores(user.scores),
    ...standing(viewer, user),
    createdAt: user.createdAt,
  };
}

/** A relation must never refer to a missing person: that would be an error of the world, not of the caller. */
export function viewUserById(viewer: Viewer, userId: string): User {
  const user = viewer.db.users.get(userId);
  if (!user) throw new Error(`No user ${userId}`);
  return viewUser(viewer, user);
}

/** The signed-in person, with what only they may see. */
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
