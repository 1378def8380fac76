import type { Notification, Organization, Post, User } from '@/api';
import type { PostRow } from '@/features/posts';

/** A person with the required fields only. */
export const aPerson = (id: string, overrides: Partial<User> = {}): User => ({
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
  ...overrides,
});

/** A notification; a higher number is newer. */
export const aNotification = (number: number, overrides: Partial<Notification> = {}): Notification => ({
  id: `n${number}`,
  read: false,
  type: 'follow',
  createdAt: new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString(),
  actorUser: aPerson(`u${number}`, { displayName: `Person ${number}` }),
  ...overrides,
});

/** A post of `aPerson('maya')`, with the required fields only. */
export const aPost = (id: string, overrides: Partial<Post> = {}): Post => ({
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
  authorUserId: overrides.authorUser?.id ?? 'maya',
  authorUser: aPerson('maya', { displayName: 'Maya Okafor' }),
  publishedAt: '2026-03-01T12:00:00.000Z',
  createdAt: '2026-03-01T12:00:00.000Z',
  numReplies: 0,
  reactionSets: [],
  isInOrganization: false,
  ...overrides,
});

/** The same post as a row of the store, without its author and the post that it replies to or reposts. */
export const aPostRow = (id: string, overrides: Partial<PostRow> = {}): PostRow => {
  const { repostedPost: _target, authorUser: _author, ...own } = aPost(id);
  return { ...own, isTargetMissing: false, ...overrides };
};

type Group = Omit<Organization, 'members' | 'invitations'>;

/** A group in which the signed-in person has no role; its members are only part of an answer. */
export const aGroup = (id: string, overrides: Partial<Group> = {}): Group => ({
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
  ...overrides,
});
