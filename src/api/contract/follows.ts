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

export const getFollowers = endpoint({
  n: 22,
  method: 'GET',
  path: '/api/users/:id/followers',
  query: relationQuery,
  response: listOf(userSchema),
});

export const getFollowing = endpoint({
  n: 23,
  method: 'GET',
  path: '/api/users/:id/following',
  query: relationQuery,
  response: listOf(userSchema),
});

export const followUser = endpoint({
  n: 24,
  method: 'POST',
  path: '/api/users/:id/follow',
  body: v.object({ negative: v.boolean() }),
  response: userSchema,
});

export const unfollowUser = endpoint({ n: 25, method: 'POST', path: '/api/users/:id/unfollow', response: userSchema });

export const followChannel = endpoint({
  n: 26,
  method: 'POST',
  path: '/api/users/follow-channel',
  body: v.object({ channelId: idSchema, followType: followTypeSchema }),
  response: followingEntrySchema,
});

export const unfollowChannel = endpoint({
  n: 27,
  method: 'POST',
  path: '/api/users/unfollow-channel',
  body: v.object({ channelId: idSchema }),
  response: null,
});

export const getFollowingChannels = endpoint({
  n: 30,
  method: 'GET',
  path: '/api/users/:userId/following-channels',
  query: v.object({ ...page, followType: v.optional(followTypeSchema), only: v.optional(onlyFilterSchema) }),
  response: listOf(followingEntrySchema),
});
