import type { Notification, Organization, Post, User } from '@/api';
import type { PostRow } from '@/features/posts';

/** Somebody, with no more than is needed to be one. */
export const aPerson = (id: string, given: Partial<User> = {}): User => ({
  id,
  username: id,
  displayName: id,
  firstName: null,
  lastName: null,
  name: null,
  email: null,
  phone: null,
  roles: [],
  verified: false,
  rating: 99,
  avatarFile: null,
  weighInThresholds: [],
  frequencyHandle: null,
  ...given,
});

/** A notification; the higher its number, the newer it is. */
export const aNotification = (number: number, given: Partial<Notification> = {}): Notification => ({
  id: `n${number}`,
  read: false,
  type: 'follow',
  createdAt: new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString(),
  actorUser: aPerson(`u${number}`, { displayName: `Person ${number}` }),
  ...given,
});

/** A post of `aPerson('maya')`, with no more than is needed to be one. */
export const aPost = (id: string, given: Partial<Post> = {}): Post => ({
  id,
  type: 'post',
  title: null,
  rawText: 'Words',
  text: null,
  repostedPostId: null,
  repostedPost: null,
  attachedFileIds: [],
  isAnyoneCanReply: true,
  channelId: null,
  displayedChannelId: null,
  displayedChannel: null,
  postToTwitter: false,
  postToBluesky: false,
  mentions: [],
  urls: [],
  tags: [],
  isComment: false,
  authorUserId: given.authorUser?.id ?? 'maya',
  authorUser: aPerson('maya', { displayName: 'Maya Okafor' }),
  publishedAt: '2026-03-01T12:00:00.000Z',
  createdAt: '2026-03-01T12:00:00.000Z',
  numReplies: 0,
  reactionSets: [],
  isInOrganization: false,
  ...given,
});

/** The same post as the store keeps it: without its author and the post that it answers. */
export const aPostRow = (id: string, given: Partial<PostRow> = {}): PostRow => {
  const { repostedPost: _target, authorUser: _author, ...own } = aPost(id);
  return { ...own, isTargetMissing: false, ...given };
};

type Group = Omit<Organization, 'members' | 'invitations'>;

/** A group that one has nothing to do with; its people come with an answer only. */
export const aGroup = (id: string, given: Partial<Group> = {}): Group => ({
  id,
  ownerId: 'u9',
  name: id,
  username: id,
  email: null,
  description: null,
  typeId: '1',
  avatarFileId: null,
  isPrivate: false,
  terms: null,
  numMembers: 10,
  myMembership: { status: 'none' },
  ...given,
});
