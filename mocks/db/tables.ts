import * as v from 'valibot';
import { channelOwnerTypeSchema } from '@/api/schema/channel';
import { notificationTypeSchema } from '@/api/schema/notification';
import { organizationRoleSchema } from '@/api/schema/organization';
import { postTypeSchema } from '@/api/schema/post';
import { reactionValuesSchema } from '@/api/schema/reputation';
import { followTypeSchema, weighInThresholdSchema } from '@/api/schema/user';
import { artSchema } from '../fixtures/art/artSchema.ts';
import { defineTable, type RowOf, type RowSchema, type TableDefinition } from './defineTable.ts';
import { base64, content, day, flag, id, ids, moment, nullable, number, scores, text, urls } from './fields.ts';
import type { Ids } from './ids.ts';
import { type Change, type Row, Table } from './table.ts';

/** The key of an index that holds every row it accepts. */
export const allRows = '*';

type Target = { readonly type: string; readonly repostedPostId: string | null; readonly isDeleted: boolean };

const live = <K>(post: { readonly isDeleted: boolean }, key: K) => (post.isDeleted ? null : key);
const targetOf = (post: Target, type: string) => live(post, post.type === type ? post.repostedPostId : null);

/** Every table of the backend. Rows are normalised; views join them, so that no derived values are stored. */
export const tables = {
  users: defineTable({
    row: v.object({
      id,
      username: nullable,
      displayName: nullable,
      firstName: nullable,
      lastName: nullable,
      email: nullable,
      /** E.164. */
      phone: nullable,
      password: nullable,
      roles: v.array(text),
      verified: flag,
      rating: number,
      scores,
      avatarFileId: nullable,
      weighInThresholds: v.array(weighInThresholdSchema),
      baseHandle: nullable,
      xUsername: nullable,
      blueskyHandle: nullable,
      /** The identity behind "sign in with social frequency". */
      siwfId: nullable,
      /** A number of followers without rows of their own, so that large counts can be shown. */
      outsideFollowers: number,
      /** Posts published before this moment count as read by this person. */
      readBefore: moment,
      createdAt: moment,
      /** `deleted` by the person (401), `closed` by support (403 with code 403021). */
      status: v.picklist(['active', 'deleted', 'closed']),
    }),
    prefix: 'u',
    indexes: {
      username: (user) => user.username?.toLowerCase() ?? null,
      phone: 'phone',
      xUsername: 'xUsername',
      blueskyHandle: 'blueskyHandle',
      siwfId: 'siwfId',
      active: (user) => (user.status === 'active' ? allRows : null),
    },
  }),
  follows: defineTable({
    row: v.object({ id, userId: id, targetId: id, kind: followTypeSchema, createdAt: moment }),
    pairOf: ['userId', 'targetId'],
    order: 'createdAt',
    indexes: {
      from: (follow) => `${follow.userId}/${follow.kind}`,
      to: (follow) => `${follow.targetId}/${follow.kind}`,
      either: 'userId',
    },
    refs: { userId: 'users', targetId: 'users' },
  }),
  channelFollows: defineTable({
    row: v.object({ id, userId: id, channelId: id, kind: followTypeSchema, createdAt: moment }),
    pairOf: ['userId', 'channelId'],
    order: 'createdAt',
    indexes: { user: 'userId', to: (follow) => `${follow.channelId}/${follow.kind}` },
    refs: { userId: 'users' },
  }),
  blocks: defineTable({
    row: v.object({ id, userId: id, targetId: id }),
    pairOf: ['userId', 'targetId'],
    indexes: { by: 'userId', of: 'targetId' },
    refs: { userId: 'users', targetId: 'users' },
  }),
  posts: defineTable({
    row: v.object({
      id,
      type: postTypeSchema,
      ...content,
      repostedPostId: nullable,
      attachedFileIds: ids,
      isAnyoneCanReply: flag,
      channelId: nullable,
      displayedChannelId: nullable,
      postToTwitter: flag,
      postToBluesky: flag,
      mentionedUserIds: ids,
      urls,
      tags: v.array(text),
      authorUserId: id,
      publishedAt: moment,
      weighInThresholds: v.array(weighInThresholdSchema),
      blockedUserIds: ids,
      updatedAt: v.nullable(moment),
      /** Deleted posts remain as tombstones, so that paging can continue after them. */
      isDeleted: flag,
    }),
    prefix: 'p',
    order: 'publishedAt',
    indexes: {
      all: (post) => live(post, allRows),
      author: (post) => live(post, post.authorUserId),
      authorType: (post) => live(post, `${post.authorUserId}/${post.type}`),
      // Includes deleted posts, so that deleting one doesn't free a slot in the hourly limit.
      written: 'authorUserId',
      channel: (post) => live(post, post.channelId),
      replies: (post) => targetOf(post, 'reply'),
      reposts: (post) => targetOf(post, 'repost'),
      quotes: (post) => targetOf(post, 'quote'),
      tag: (post) => (post.isDeleted ? null : post.tags.map((tag) => tag.toLowerCase())),
    },
    refs: { authorUserId: 'users' },
  }),
  reactions: defineTable({
    row: v.object({ id, postId: id, userId: id, values: reactionValuesSchema, description: text, createdAt: moment }),
    pairOf: ['postId', 'userId'],
    order: 'createdAt',
    indexes: { post: 'postId' },
    refs: { userId: 'users' },
  }),
  readMarks: defineTable({ row: v.object({ id, userId: id, postId: id }), pairOf: ['userId', 'postId'], saved: 'passing' }),
  /** The change of a person's scores on one day. */
  scoreChanges: defineTable({ row: v.object({ id, userId: id, date: day, gained: scores }), pairOf: ['userId', 'date'] }),
  notifications: defineTable({
    row: v.object({
      id,
      userId: id,
      type: notificationTypeSchema,
      read: flag,
      createdAt: moment,
      text,
      actorUserId: nullable,
      postId: nullable,
      organizationId: nullable,
    }),
    prefix: 'n',
    order: 'createdAt',
    indexes: {
      user: 'userId',
      state: (notification) => `${notification.userId}/${notification.read ? 'read' : 'unread'}`,
    },
    refs: { userId: 'users', actorUserId: 'users' },
  }),
  drafts: defineTable({
    row: v.object({
      id,
      userId: id,
      channelId: nullable,
      ...content,
      attachedFilesIds: ids,
      mentionedUserIds: ids,
      urls,
      createdAt: moment,
    }),
    prefix: 'd',
    order: 'createdAt',
    indexes: { user: 'userId' },
    refs: { userId: 'users' },
  }),
  files: defineTable({
    row: v.object({
      id,
      storageId: id,
      /** The uploader, who may attach it; null for files of the initial world. */
      userId: nullable,
      name: text,
      mimeType: text,
      size: number,
      alt: nullable,
      width: number,
      height: number,
      /** A picture that is drawn on request, uploaded bytes as base64, or null for a lost file (404). */
      content: v.nullable(v.union([v.object({ art: artSchema }), v.object({ base64 })])),
    }),
    prefix: 'f',
    indexes: { storageId: 'storageId' },
  }),
  organizations: defineTable({
    row: v.object({
      id,
      ownerId: id,
      name: text,
      username: text,
      email: nullable,
      description: nullable,
      typeId: id,
      avatarFileId: nullable,
      isPrivate: flag,
      terms: nullable,
      code: text,
      channelId: id,
      outsideMembers: number,
      createdAt: moment,
    }),
    prefix: 'g',
    order: 'name',
    indexes: {
      all: () => allRows,
      username: (organization) => organization.username.toLowerCase(),
      code: (organization) => organization.code.toLowerCase(),
    },
    refs: { ownerId: 'users', channelId: 'channels' },
  }),
  /** A person's relation to a group, one row per pair: member, invited, requested or banned. */
  memberships: defineTable({
    row: v.object({
      id,
      organizationId: id,
      userId: id,
      status: v.picklist(['invited', 'requested', 'member', 'banned']),
      role: organizationRoleSchema,
      hidden: flag,
      since: moment,
    }),
    pairOf: ['organizationId', 'userId'],
    order: 'since',
    indexes: {
      user: 'userId',
      status: (membership) => `${membership.organizationId}/${membership.status}`,
      organization: 'organizationId',
    },
    refs: { userId: 'users', organizationId: 'organizations' },
  }),
  channels: defineTable({
    row: v.object({
      id,
      name: text,
      description: nullable,
      avatarFileId: nullable,
      ownerType: channelOwnerTypeSchema,
      ownerId: id,
      isDefault: flag,
      outsideFollowers: number,
    }),
    prefix: 'c',
    order: (channel) => `${channel.isDefault ? 0 : 1}${channel.name}${channel.id}`,
    indexes: { owner: (channel) => `${channel.ownerType}/${channel.ownerId}` },
    refs: { ownerId: (channel) => (channel.ownerType === 'user' ? 'users' : 'organizations') },
  }),
  shortLinks: defineTable({ row: v.object({ id, postId: id, numVisits: number }), prefix: 'l', indexes: { post: 'postId' } }),
  /** The pending SMS code of a phone number, which is the id. */
  smsCodes: defineTable({ row: v.object({ id, sentAt: moment }), saved: 'passing' }),
  spentCodes: defineTable({ row: v.object({ id }), saved: 'passing' }),
  /** Idempotency keys of published posts, so that a retry returns the same post. */
  publishedKeys: defineTable({ row: v.object({ id, postId: id }) }),
  pageViews: defineTable({ row: v.object({ id, url: text, userId: nullable, at: moment }), prefix: 'v', saved: 'never' }),
};

export type TableName = keyof typeof tables;

type RowIn<T extends TableName> = RowOf<(typeof tables)[T]['row']>;

/** Every collection of the backend. */
export type Tables = { readonly [T in TableName]: Table<RowIn<T>, keyof (typeof tables)[T]['indexes'] & string> };

export type UserRow = RowIn<'users'>;
export type FollowRow = RowIn<'follows'>;
export type ChannelFollowRow = RowIn<'channelFollows'>;
export type PostRow = RowIn<'posts'>;
export type ReactionRow = RowIn<'reactions'>;
export type NotificationRow = RowIn<'notifications'>;
export type DraftRow = RowIn<'drafts'>;
export type FileRow = RowIn<'files'>;
export type OrganizationRow = RowIn<'organizations'>;
export type MembershipRow = RowIn<'memberships'>;
export type ChannelRow = RowIn<'channels'>;
export type ShortLinkRow = RowIn<'shortLinks'>;

/** Returns a table's declaration for code that handles all tables alike, typed with generic rows. */
export const tableOf = (name: TableName) => tables[name] as unknown as TableDefinition<RowSchema, Row, string>;

/** Creates the empty collections. */
export function createTables(ids: Ids, report: (change: Change, before: Row | null) => void): Tables {
  const made = (Object.keys(tables) as TableName[]).map((name) => [name, new Table(name, tableOf(name), ids, report)]);
  return Object.fromEntries(made) as Tables;
}
