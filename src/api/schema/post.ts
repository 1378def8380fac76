import * as v from 'valibot';
import { channelSchema } from './channel.ts';
import { amount, dateSchema, flag, idSchema, list, nullableId, nullableOf, nullableText, text } from './fields.ts';
import { fileRefSchema, filesFrom } from './file.ts';
import { reactionLevelSchema, reactionValuesSchema } from './reputation.ts';
import { completed, extension, lenient } from './tolerant.ts';
import { userSchema, weighInThresholdSchema } from './user.ts';

export const postTypeSchema = v.picklist(['post', 'quote', 'repost', 'reply']);

/** The kinds of posts. */
export type PostType = v.InferOutput<typeof postTypeSchema>;

export const mentionSchema = v.object({ userId: idSchema, username: extension(v.string()) });

/** A person mentioned in a text. */
export type Mention = v.InferOutput<typeof mentionSchema>;

export const urlPreviewSchema = v.object({
  url: v.string(),
  title: text,
  description: text,
  imageUrl: text,
  isDisabledPreview: flag,
});

/** A link's preview card. */
export type UrlPreview = v.InferOutput<typeof urlPreviewSchema>;

const receivedLevelSchema = lenient(v.optional(reactionLevelSchema), undefined);

/** An unreadable level doesn't invalidate the others. */
const receivedValuesSchema = {
  ...v.object({ '2': receivedLevelSchema, '3': receivedLevelSchema, '4': receivedLevelSchema }),
  exact: reactionValuesSchema,
};

export const reactionSetSchema = v.object({
  userId: idSchema,
  description: text,
  createdAt: dateSchema,
  values: extension(receivedValuesSchema),
  user: extension(userSchema),
});

/** One person's reaction to a post. */
export type ReactionSet = v.InferOutput<typeof reactionSetSchema>;

const ownEntries = {
  id: idSchema,
  type: postTypeSchema,
  title: nullableText,
  rawText: nullableText,
  text: nullableText,
  repostedPostId: nullableId,
  attachedFileIds: list(idSchema),
  isAnyoneCanReply: lenient(v.boolean(), true),
  channelId: nullableId,
  displayedChannelId: nullableId,
  displayedChannel: nullableOf(channelSchema),
  postToTwitter: flag,
  postToBluesky: flag,
  mentions: list(mentionSchema),
  urls: list(urlPreviewSchema),
  tags: list(v.string()),
  isComment: flag,
  authorUserId: idSchema,
  authorUser: userSchema,
  publishedAt: dateSchema,
  createdAt: dateSchema,
  numReplies: amount,
  reactionSets: list(reactionSetSchema),
  isInOrganization: flag,
  attachedFiles: extension(list(fileRefSchema)),
  numReposts: extension(v.number()),
  numQuotes: extension(v.number()),
  isRepostedByMe: extension(v.boolean()),
  isRead: extension(v.boolean()),
  canReply: extension(v.boolean()),
  weighInThresholds: extension(list(weighInThresholdSchema)),
  blockedUserIds: extension(list(idSchema)),
  updatedAt: extension(dateSchema),
};

type OwnFields = v.InferOutput<v.ObjectSchema<typeof ownEntries, undefined>>;

/** A post, quote, repost or reply. */
export interface Post extends OwnFields {
  repostedPost: Post | null;
}

const postObject: v.GenericSchema<unknown, Post> = v.object({
  ...ownEntries,
  repostedPost: nullableOf(v.lazy((): v.GenericSchema<unknown, Post> => postSchema)),
});

export const postSchema: v.GenericSchema<unknown, Post> = completed(
  postObject,
  ({ publishedAt, createdAt, attachedFiles, attachedFileIds }) => ({
    publishedAt: publishedAt ?? createdAt,
    createdAt: createdAt ?? publishedAt,
    ...filesFrom(attachedFiles, attachedFileIds),
  }),
);
