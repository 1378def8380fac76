import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { draftPostSchema } from '../schema/draftPost.ts';
import { idSchema, listOf } from '../schema/fields.ts';
import { draftPostInputSchema } from '../schema/postInput.ts';

export const getDraftPosts = endpoint({
  n: 47,
  method: 'GET',
  path: '/api/draft-posts',
  query: v.object({ channelId: v.optional(idSchema) }),
  response: listOf(draftPostSchema),
});

export const createDraftPost = endpoint({
  n: 48,
  method: 'POST',
  path: '/api/draft-posts',
  body: draftPostInputSchema,
  response: draftPostSchema,
  status: 201,
});

export const deleteDraftPost = endpoint({ n: 49, method: 'DELETE', path: '/api/draft-posts/:id', response: null });
