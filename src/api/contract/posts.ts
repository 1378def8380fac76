import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../schema/fields.ts';
import { postSchema } from '../schema/post.ts';
import { postInputSchema, postPatchSchema } from '../schema/postInput.ts';
import { reactionValuesSchema } from '../schema/reputation.ts';
import { weighInThresholdSchema } from '../schema/user.ts';

export const createPost = endpoint({
  n: 34,
  method: 'POST',
  path: '/api/posts',
  body: postInputSchema,
  response: postSchema,
  status: 201,
});

export const getPost = endpoint({ n: 35, method: 'GET', path: '/api/posts/:id', response: postSchema });

export const updatePost = endpoint({ n: 36, method: 'PATCH', path: '/api/posts/:id', body: postPatchSchema, response: postSchema });

export const deletePost = endpoint({ n: 37, method: 'DELETE', path: '/api/posts/:id', response: null });

export const reactToPost = endpoint({
  n: 39,
  method: 'POST',
  path: '/api/posts/:id/react',
  body: v.object({ values: reactionValuesSchema, description: v.string() }),
  response: postSchema,
});

export const undoRepost = endpoint({
  n: 40,
  method: 'POST',
  path: '/api/posts/:id/undo-repost',
  response: v.object({ id: idSchema, post: postSchema }),
});

export const setWeighInThresholds = endpoint({
  n: 41,
  method: 'POST',
  path: '/api/posts/:id/weigh-in-thresholds',
  body: v.object({ thresholds: v.array(weighInThresholdSchema) }),
  response: postSchema,
});

export const markPostAsRead = endpoint({ n: 43, method: 'POST', path: '/api/posts/:id/mark-as-read', response: null, keepsFeeds: true });
