import * as v from 'valibot';
import { amount, dateSchema, flag, idSchema, list, nullableOf, nullableText } from './fields.ts';
import { fileRefSchema } from './file.ts';
import { reputationScoresSchema } from './reputation.ts';
import { extension } from './tolerant.ts';

export const followTypeSchema = v.picklist(['follow', 'monitor']);

/** The kind of a follow: openly or silently. */
export type FollowType = v.InferOutput<typeof followTypeSchema>;

export const onlyFilterSchema = v.picklist(['following', 'monitoring']);

/** The values of the `only` query parameter. */
export type OnlyFilter = v.InferOutput<typeof onlyFilterSchema>;

export const weighInThresholdSchema = v.object({ threshold: v.union([v.number(), v.literal('off')]) });

/** One of the five thresholds at which an author is notified about a post's weight. */
export type WeighInThreshold = v.InferOutput<typeof weighInThresholdSchema>;

export const userSchema = v.object({
  id: idSchema,
  username: nullableText,
  displayName: nullableText,
  firstName: nullableText,
  lastName: nullableText,
  name: nullableText,
  email: nullableText,
  phone: nullableText,
  roles: list(v.string()),
  verified: flag,
  rating: amount,
  avatarFile: nullableOf(fileRefSchema),
  weighInThresholds: list(weighInThresholdSchema),
  frequencyHandle: nullableOf(v.object({ baseHandle: v.string() })),
  reputationScores: extension(reputationScoresSchema),
  numFollowers: extension(v.number()),
  numFollowing: extension(v.number()),
  numPosts: extension(v.number()),
  followType: extension(followTypeSchema),
  isBlocked: extension(v.boolean()),
  hasBlockedMe: extension(v.boolean()),
  numUnreadPosts: extension(v.number()),
  createdAt: extension(dateSchema),
});

/** A person's public fields. */
export type User = v.InferOutput<typeof userSchema>;
