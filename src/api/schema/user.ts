import * as v from 'valibot';
import { amount, dateSchema, flag, idSchema, list, nullableOf, nullableText } from './fields.ts';
import { fileRefSchema } from './file.ts';
import { reputationScoresSchema } from './reputation.ts';
import { extension } from './tolerant.ts';

/** `follow` counts as a follower, `monitor` is silent; a pair has at most one of them. */
export const followTypeSchema = v.picklist(['follow', 'monitor']);

/** How one follows: openly or silently. */
export type FollowType = v.InferOutput<typeof followTypeSchema>;

/** The values of the `only` query parameter. */
export const onlyFilterSchema = v.picklist(['following', 'monitoring']);

/** The values of the `only` query parameter. */
export type OnlyFilter = v.InferOutput<typeof onlyFilterSchema>;

/** One of the five steps at which an author is told about a post's weight. */
export const weighInThresholdSchema = v.object({ threshold: v.union([v.number(), v.literal('off')]) });

/** One of the five steps at which an author is told about a post's weight. */
export type WeighInThreshold = v.InferOutput<typeof weighInThresholdSchema>;

/** A person as everybody sees them. */
export const userSchema = v.object({
  id: idSchema,
  /** `null` until chosen: the profile is then at `/profile/{id}`. */
  username: nullableText,
  displayName: nullableText,
  firstName: nullableText,
  lastName: nullableText,
  name: nullableText,
  /** `null` unless it is the caller. */
  email: nullableText,
  /** E.164; `null` unless it is the caller. */
  phone: nullableText,
  /** May include `admin`. */
  roles: list(v.string()),
  verified: flag,
  /** Zero or more; rank, tier and halo are computed from it in the client. */
  rating: amount,
  avatarFile: nullableOf(fileRefSchema),
  weighInThresholds: list(weighInThresholdSchema),
  frequencyHandle: nullableOf(v.object({ baseHandle: v.string() })),
  reputationScores: extension(reputationScoresSchema),
  /** Follows only; monitors are never counted. */
  numFollowers: extension(v.number()),
  numFollowing: extension(v.number()),
  numPosts: extension(v.number()),
  /** From the caller to this person. */
  followType: extension(followTypeSchema),
  /** The caller has blocked this person. */
  isBlocked: extension(v.boolean()),
  hasBlockedMe: extension(v.boolean()),
  /** Only asked for with `withUnreadPosts=true`. */
  numUnreadPosts: extension(v.number()),
  createdAt: extension(dateSchema),
});

/** A person as everybody sees them. */
export type User = v.InferOutput<typeof userSchema>;
