import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { followingEntrySchema } from '../schema/channel.ts';
import { idSchema, listOf } from '../schema/fields.ts';
import { followTypeSchema, onlyFilterSchema, userSchema } from '../schema/user.ts';

const page = { offset: v.optional(v.number()), limit: v.optional(v.number()) };

const relationQuery = v.object({
  ...page,
  only: v.optional(onlyFilterSchema),
  verified: v.optional(v.boolean()),
  withUnreadPosts: v.optional(v.boolean()),
});

/**
 * Answers with a person's followers: `only=following` (default) or `only=monitoring`; with `withUnreadPosts`, those with unread posts first.
 * @throws 400 User ID is required
 * @throws 404 User not found
 */
export const getFollowers = endpoint({
  n: 22,
  method: 'GET',
  path: '/api/users/:id/followers',
  query: relationQuery,
  response: listOf(userSchema),
});

/**
 * Answers with the people somebody follows, filtered like the followers.
 * @throws 400 User ID is required
 * @throws 404 User not found
 */
export const getFollowing = endpoint({
  n: 23,
  method: 'GET',
  path: '/api/users/:id/following',
  query: relationQuery,
  response: listOf(userSchema),
});

/**
 * Follows (`negative: false`) or monitors (`negative: true`) a person, replacing the other; answers with the changed person.
 * @throws 400 You cannot follow yourself
 * @throws 400 You cannot follow this person
 * @throws 400 User ID is required
 * @throws 404 User not found
 */
export const followUser = endpoint({
  n: 24,
  method: 'POST',
  path: '/api/users/:id/follow',
  body: v.object({ negative: v.boolean() }),
  response: userSchema,
});

/**
 * Ends following or monitoring a person; does no harm when there is nothing to end. Answers with the changed person.
 * @throws 400 User ID is required
 * @throws 404 User not found
 */
export const unfollowUser = endpoint({ n: 25, method: 'POST', path: '/api/users/:id/unfollow', response: userSchema });

/**
 * Follows or monitors a channel.
 * @throws 404 Channel not found
 */
export const followChannel = endpoint({
  n: 26,
  method: 'POST',
  path: '/api/users/follow-channel',
  body: v.object({ channelId: idSchema, followType: followTypeSchema }),
  response: followingEntrySchema,
});

/**
 * Ends following or monitoring a channel; does no harm when there is nothing to end.
 * @throws 404 Channel not found
 */
export const unfollowChannel = endpoint({
  n: 27,
  method: 'POST',
  path: '/api/users/unfollow-channel',
  body: v.object({ channelId: idSchema }),
  response: null,
});

/**
 * Answers with the channels somebody follows or monitors; `followType` and `only` filter alike, neither gives both kinds.
 * @throws 400 User ID is required
 * @throws 404 User not found
 */
export const getFollowingChannels = endpoint({
  n: 30,
  method: 'GET',
  path: '/api/users/:userId/following-channels',
  query: v.object({ ...page, followType: v.optional(followTypeSchema), only: v.optional(onlyFilterSchema) }),
  response: listOf(followingEntrySchema),
});
