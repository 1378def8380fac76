import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../schema/fields.ts';
import { ratingHistoryEntrySchema, reputationCategorySchema } from '../schema/reputation.ts';
import { userSchema } from '../schema/user.ts';
import { userProfileSchema } from '../schema/userProfile.ts';

export const deleteAccount = endpoint({
  n: 13,
  method: 'DELETE',
  path: '/api/users/me',
  body: v.object({ reason: v.optional(v.string()) }),
  response: null,
});

export const getUser = endpoint({ n: 16, method: 'GET', path: '/api/users/:id', response: userProfileSchema });

export const searchUsers = endpoint({
  n: 17,
  method: 'GET',
  path: '/api/users',
  query: v.object({ search: v.string(), limit: v.optional(v.number()), autocomplete: v.optional(v.boolean()) }),
  response: listOf(userSchema),
});

export const getUserByUsername = endpoint({
  n: 18,
  method: 'GET',
  path: '/api/users/username/:username',
  response: userProfileSchema,
  isPublic: true,
});

export const getRatingHistory = endpoint({
  n: 19,
  method: 'GET',
  path: '/api/users/:id/rating-history',
  query: v.object({ days: v.number() }),
  response: listOf(ratingHistoryEntrySchema),
});

export const getReputationCategories = endpoint({
  n: 20,
  method: 'GET',
  path: '/api/users/reputation-categories',
  response: listOf(reputationCategorySchema),
  isPublic: true,
});

export const getSuggestedUsers = endpoint({
  n: 21,
  method: 'GET',
  path: '/api/users/suggested',
  query: v.object({ limit: v.number() }),
  response: listOf(userSchema),
});

export const blockUser = endpoint({ n: 28, method: 'POST', path: '/api/users/:id/block', response: userSchema });

export const unblockUser = endpoint({ n: 29, method: 'POST', path: '/api/users/:id/unblock', response: userSchema });
