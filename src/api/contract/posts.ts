import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../schema/fields.ts';
import { postSchema } from '../schema/post.ts';
import { postInputSchema, postPatchSchema } from '../schema/postInput.ts';
import { reactionValuesSchema } from '../schema/reputation.ts';
import { weighInThresholdSchema } from '../schema/user.ts';

/**
 * Publishes a post, quote, repost or reply.
 * @header Idempotency-Key optional One per composed post, kept over retries: a replay gets the stored answer (extension).
 * @throws 400 Post cannot be empty
 * @throws 400 Post is too long
 * @throws 400 You cannot reply to this post
 * @throws 400 You are not a member of this group
 * @throws 400 You cannot quote this post
 * @throws 400 You cannot repost this post
 * @throws 400 Attached file not found
 * @throws 400 Too many attachments
 * @throws 400 Too many mentions
 * @throws 400 Too many tags
 * @throws 400 Tag is too long
 * @throws 404 Post not found
 * @throws 404 Channel not found
 * @throws 409 Already reposted
 * @throws 429 Sorry, you have reached the max number of posts allowed for users with your score
 */
export const createPost = endpoint({
  n: 34,
  method: 'POST',
  path: '/api/posts',
  body: postInputSchema,
  response: postSchema,
  status: 201,
});

/**
 * Answers with one post.
 * @throws 404 Post not found
 */
export const getPost = endpoint({ n: 35, method: 'GET', path: '/api/posts/:id', response: postSchema });

/**
 * Changes a post. Its content is locked once somebody has responded or reacted; who may reply and who is blocked stay open.
 * @throws 400 Post cannot be empty
 * @throws 400 Post is too long
 * @throws 400 A repost cannot be edited
 * @throws 400 Attached file not found
 * @throws 400 Too many attachments
 * @throws 400 Too many mentions
 * @throws 400 Too many tags
 * @throws 400 Tag is too long
 * @throws 403 Forbidden resource
 * @throws 404 Post not found
 * @throws 409 A post may not be edited after it has been responded or reacted to
 * @throws 429 Sorry, you have reached the max number of posts allowed for users with your score
 */
export const updatePost = endpoint({ n: 36, method: 'PATCH', path: '/api/posts/:id', body: postPatchSchema, response: postSchema });

/**
 * Deletes a post with its reposts; replies and quotes stay without a target.
 * @throws 403 Forbidden resource
 * @throws 404 Post not found
 */
export const deletePost = endpoint({ n: 37, method: 'DELETE', path: '/api/posts/:id', response: null });

/**
 * Replaces the caller's reaction; all zero and no description removes it. Answers with the changed post.
 * @throws 400 You cannot react to your own post
 * @throws 400 You cannot react to this post
 * @throws 400 Description is too long
 * @throws 404 Post not found
 */
export const reactToPost = endpoint({
  n: 39,
  method: 'POST',
  path: '/api/posts/:id/react',
  body: v.object({ values: reactionValuesSchema, description: v.string() }),
  response: postSchema,
});

/**
 * Takes the caller's repost back; `id` is the original's or the repost's. Answers with the removed repost's id and the original.
 * @throws 404 Repost not found
 */
export const undoRepost = endpoint({
  n: 40,
  method: 'POST',
  path: '/api/posts/:id/undo-repost',
  response: v.object({ id: idSchema, post: postSchema }),
});

/**
 * Sets the five steps at which the author is told about the post's weight: ascending numbers, then `off`. They also become the author's default.
 * @throws 400 Thresholds must be 5 ascending values
 * @throws 403 Forbidden resource
 * @throws 404 Post not found
 */
export const setWeighInThresholds = endpoint({
  n: 41,
  method: 'POST',
  path: '/api/posts/:id/weigh-in-thresholds',
  body: v.object({ thresholds: v.array(weighInThresholdSchema) }),
  response: postSchema,
});

/**
 * Marks a post as read by the caller; does no harm when it is.
 * @throws 404 Post not found
 */
export const markPostAsRead = endpoint({ n: 43, method: 'POST', path: '/api/posts/:id/mark-as-read', response: null });
