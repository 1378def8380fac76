import * as v from 'valibot';
import { channelOwnerTypeSchema } from '@/api/schema/channel';
import { notificationTypeSchema } from '@/api/schema/notification';
import { organizationRoleSchema } from '@/api/schema/organization';
import { postTypeSchema } from '@/api/schema/post';
import { reactionValuesSchema } from '@/api/schema/reputation';
import { followTypeSchema, weighInThresholdSchema } from '@/api/schema/user';
import { artSchema } from '../fixtures/art/artSchema.ts';
import type { Tables } from './tables.ts';

/** Whether it is a moment as the clock writes it, with or without milliseconds: rows are ordered by it as text. */
export function isMoment(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value.replace(/:(\d\d)Z$/, ':$1.000Z');
}

const id = v.string();
const moment = v.pipe(v.string(), v.check(isMoment));
const text = v.string();
const nullable = v.nullable(v.string());
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const flag = v.boolean();
const number = v.pipe(v.number(), v.finite());
const ids = v.array(id);
const score = v.object({ score: number });
const scores = v.object({ '2': score, '3': score, '4': score });
const thresholds = v.array(weighInThresholdSchema);
const urls = v.array(v.object({ url: text, title: text, description: text, imageUrl: text, isDisabledPreview: flag }));
const base64 = v.pipe(
  v.string(),
  v.check((value) => value.length % 4 === 0 && /^[\da-z+/]*={0,2}$/i.test(value)),
);
const content = { title: nullable, rawText: nullable, text: nullable };

/** What a row of each collection must be. The server's own code is held to `rows.ts`; these are for what comes from a file or another tab. */
export const rowSchemas = {
  users: v.object({
    id,
    username: nullable,
    displayName: nullable,
    firstName: nullable,
    lastName: nullable,
    email: nullable,
    phone: nullable,
    password: nullable,
    roles: v.array(text),
    verified: flag,
    rating: number,
    scores,
    avatarFileId: nullable,
    weighInThresholds: thresholds,
    baseHandle: nullable,
    xUsername: nullable,
    blueskyHandle: nullable,
    siwfId: nullable,
    outsideFollowers: number,
    readBefore: moment,
    createdAt: moment,
    status: v.picklist(['active', 'deleted', 'closed']),
  }),
  follows: v.object({ id, userId: id, targetId: id, kind: followTypeSchema, createdAt: moment }),
  channelFollows: v.object({ id, userId: id, channelId: id, kind: followTypeSchema, createdAt: moment }),
  blocks: v.object({ id, userId: id, targetId: id }),
  posts: v.object({
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
    weighInThresholds: thresholds,
    blockedUserIds: ids,
    updatedAt: v.nullable(moment),
    isDeleted: flag,
  }),
  reactions: v.object({ id, postId: id, userId: id, values: reactionValuesSchema, description: text, createdAt: moment }),
  readMarks: v.object({ id, userId: id, postId: id }),
  scoreChanges: v.object({ id, userId: id, date: day, gained: scores }),
  notifications: v.object({
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
  drafts: v.object({
    id,
    userId: id,
    channelId: nullable,
    ...content,
    attachedFilesIds: ids,
    mentionedUserIds: ids,
    urls,
    createdAt: moment,
  }),
  files: v.object({
    id,
    storageId: id,
    userId: nullable,
    name: text,
    mimeType: text,
    size: number,
    alt: nullable,
    width: number,
    height: number,
    content: v.nullable(v.union([v.object({ art: artSchema }), v.object({ base64 })])),
  }),
  organizations: v.object({
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
  memberships: v.object({
    id,
    organizationId: id,
    userId: id,
    status: v.picklist(['invited', 'requested', 'member', 'banned']),
    role: organizationRoleSchema,
    hidden: flag,
    since: moment,
  }),
  channels: v.object({
    id,
    name: text,
    description: nullable,
    avatarFileId: nullable,
    ownerType: channelOwnerTypeSchema,
    ownerId: id,
    isDefault: flag,
    outsideFollowers: number,
  }),
  shortLinks: v.object({ id, postId: id, numVisits: number }),
  smsCodes: v.object({ id, sentAt: moment }),
  spentCodes: v.object({ id }),
  publishedKeys: v.object({ id, postId: id }),
  pageViews: v.object({ id, url: text, userId: nullable, at: moment }),
} satisfies { readonly [K in keyof Tables]: v.GenericSchema };
