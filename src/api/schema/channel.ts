import * as v from 'valibot';
import { amount, idSchema, nullableId, nullableText, text } from './fields.ts';
import { avatarFrom, fileRefSchema } from './file.ts';
import { completed, extension } from './tolerant.ts';
import { followTypeSchema } from './user.ts';

export const channelOwnerTypeSchema = v.picklist(['organization', 'user']);

const channelObject = v.object({
  id: idSchema,
  channelId: idSchema,
  name: text,
  description: nullableText,
  avatarFileId: nullableId,
  numFollowers: amount,
  ownerType: extension(channelOwnerTypeSchema),
  ownerId: extension(idSchema),
  avatarFile: extension(fileRefSchema),
  followType: extension(followTypeSchema),
  isPrivate: extension(v.boolean()),
});

export const channelSchema = completed(channelObject, avatarFrom);

/** A stream of posts inside a group, or a person's own. */
export type Channel = v.InferOutput<typeof channelSchema>;

export const followingEntrySchema = v.object({
  channelId: idSchema,
  followType: followTypeSchema,
  channel: extension(channelSchema),
});

/** A channel the person follows or monitors. */
export type FollowingEntry = v.InferOutput<typeof followingEntrySchema>;

export const channelInputSchema = v.object({
  id: idSchema,
  channelId: v.optional(idSchema),
  name: v.string(),
  description: v.optional(v.string()),
  avatarFileId: v.optional(idSchema),
});

/** The body of `saveChannel`. */
export type ChannelInput = v.InferInput<typeof channelInputSchema>;
