import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../schema/fields.ts';
import { ratingHistoryEntrySchema, reputationCategorySchema } from '../schema/reputation.ts';
import { userSchema } from '../schema/user.ts';
import { userProfileSchema } from '../schema/userProfile.ts';

/** Deletes the caller's account and ends the session. */
export const deleteAccount = endpoint({
  n: 13,
  method: 'DELETE',
  path: '/api/users/me',
  body: v.object({ reason: v.optional(v.string()) }),
  response: null,
});

/**
 * Answers with a person and the groups they show.
 * @throws 400 User ID is required
 * @throws 404 User not found
 */
export const getUser = endpoint({ n: 16, method: 'GET', path: '/api/users/:id', response: userProfileSchema });

/** Finds people: by the start of the username with `autocomplete`, else anywhere in username and names. At most `limit` (10). */
export const searchUsers = endpoint({
  n: 17,
  method: 'GET',
  path: '/api/users',
  query: v.object({ search: v.string(), limit: v.optional(v.number()), autocomplete: v.optional(v.boolean()) }),
  response: listOf(userSchema),
});

/**
 * Answers with a person and the groups they show; a 404 tells that the username is free.
 * @throws 404 User not found
 */
export const getUserByUsername = endpoint({
  n: 18,
  method: 'GET',
  path: '/api/users/username/:username',
  response: userProfileSchema,
  isPublic: true,
});

/**
 * Answers with one entry per day, oldest first.
 * @throws 400 User ID is required
 * @throws 404 User not found
 */
export const getRatingHistory = endpoint({
  n: 19,
  method: 'GET',
  path: '/api/users/:id/rating-history',
  query: v.object({ days: v.number() }),
  response: listOf(ratingHistoryEntrySchema),
});

/** Answers with the categories people rate one another in. */
export const getReputationCategories = endpoint({
  n: 20,
  method: 'GET',
  path: '/api/users/reputation-categories',
  response: listOf(reputationCategorySchema),
  isPublic: true,
});

/** Answers with people worth following, without oneself and those already followed, monitored or blocked. */
export const getSuggestedUsers = endpoint({
  n: 21,
  method: 'GET',
  path: '/api/users/suggested',
  query: v.object({ limit: v.number() }),
  response: listOf(userSchema),
});

/**
 * Blocks a person and removes the follows in both directions; answers with the changed person.
 * @throws 400 You cannot block yourself
 * @throws 400 User ID is required
 * @throws 404 User not found
 */
export const blockUser = endpoint({ n: 28, method: 'POST', path: '/api/users/:id/block', response: userSchema });

/**
 * Unblocks a person and answers with the changed person.
 * @throws 400 User ID is required
 * @throws 404 User not found
 */
export const unblockUser = endpoint({ n: 29, method: 'POST', path: '/api/users/:id/unblock', response: userSchema });
