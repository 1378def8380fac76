import * as v from 'valibot';
import { idSchema } from './fields.ts';
import { postTypeSchema, urlPreviewSchema } from './post.ts';

const content = {
  title: v.optional(v.string()),
  rawText: v.optional(v.string()),
  text: v.optional(v.string()),
};

const links = {
  mentions: v.optional(v.array(v.object({ userId: idSchema }))),
  urls: v.optional(v.array(urlPreviewSchema)),
};

export const postInputSchema = v.object({
  type: postTypeSchema,
  ...content,
  repostedPostId: v.optional(idSchema),
  attachedFileIds: v.optional(v.array(idSchema)),
  isAnyoneCanReply: v.optional(v.boolean()),
  channelId: v.optional(idSchema),
  displayedChannelId: v.optional(idSchema),
  postToTwitter: v.optional(v.boolean()),
  postToBluesky: v.optional(v.boolean()),
  ...links,
  tags: v.optional(v.array(v.string())),
});

/** The body for creating a post. */
export type PostInput = v.InferInput<typeof postInputSchema>;

export const postPatchSchema = v.object({
  ...content,
  attachedFileIds: v.optional(v.array(idSchema)),
  ...links,
  tags: v.optional(v.array(v.string())),
  isAnyoneCanReply: v.optional(v.boolean()),
  blockedUserIds: v.optional(v.array(idSchema)),
});

/** The body for changing a post. */
export type PostPatch = v.InferInput<typeof postPatchSchema>;

export const draftPostInputSchema = v.object({
  channelId: v.optional(idSchema),
  ...content,
  attachedFilesIds: v.optional(v.array(idSchema)),
  ...links,
});

/** The body for storing a draft. */
export type DraftPostInput = v.InferInput<typeof draftPostInputSchema>;
