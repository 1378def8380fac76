import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { draftPostSchema } from '../schema/draftPost.ts';
import { idSchema, listOf } from '../schema/fields.ts';
import { draftPostInputSchema } from '../schema/postInput.ts';

/** Answers with the caller's drafts, newest first: those of a channel, or all. */
export const getDraftPosts = endpoint({
  n: 47,
  method: 'GET',
  path: '/api/draft-posts',
  query: v.object({ channelId: v.optional(idSchema) }),
  response: listOf(draftPostSchema),
});

/**
 * Stores a draft. Drafts cannot be changed: store the new one, then delete the old one.
 * @throws 400 Draft cannot be empty
 * @throws 400 Draft is too long
 * @throws 400 Attached file not found
 * @throws 400 Too many attachments
 * @throws 400 Too many mentions
 */
export const createDraftPost = endpoint({
  n: 48,
  method: 'POST',
  path: '/api/draft-posts',
  body: draftPostInputSchema,
  response: draftPostSchema,
  status: 201,
});

/**
 * Deletes a draft.
 * @throws 404 Draft not found
 */
export const deleteDraftPost = endpoint({ n: 49, method: 'DELETE', path: '/api/draft-posts/:id', response: null });
