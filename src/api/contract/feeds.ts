import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idSchema, listOf } from '../schema/fields.ts';
import { postSchema, postTypeSchema } from '../schema/post.ts';
import { onlyFilterSchema } from '../schema/user.ts';

/** `after` is the id of the last item the server sent; a page with fewer than `limit` items is the last one. */
const cursor = { limit: v.optional(v.number()), after: v.optional(idSchema) };

const postList = listOf(postSchema);

export const getRecommendedPosts = endpoint({
  n: 31,
  method: 'GET',
  path: '/api/posts/recommended',
  query: v.object({
    ...cursor,
    showOwnPosts: v.optional(v.boolean()),
    includeReplies: v.optional(v.boolean()),
    tag: v.optional(v.string()),
  }),
  response: postList,
});

export const getForYouPosts = endpoint({
  n: 32,
  method: 'GET',
  path: '/api/posts/for-you',
  query: v.object({
    ...cursor,
    showOwnPosts: v.optional(v.boolean()),
    tag: v.optional(v.string()),
    only: v.optional(onlyFilterSchema),
    type: v.optional(v.array(postTypeSchema)),
  }),
  response: postList,
});

export const getPosts = endpoint({
  n: 33,
  method: 'GET',
  path: '/api/posts',
  query: v.object({
    ...cursor,
    channelId: v.optional(idSchema),
    type: v.optional(v.array(postTypeSchema)),
    onlyPosts: v.optional(v.boolean()),
    authorUserId: v.optional(idSchema),
  }),
  response: postList,
});

export const getReplies = endpoint({
  n: 38,
  method: 'GET',
  path: '/api/posts/:id/replies',
  query: v.object(cursor),
  response: postList,
});

export const getUnreadPosts = endpoint({
  n: 42,
  method: 'GET',
  path: '/api/posts/unread',
  query: v.object({ authorUserId: idSchema, ...cursor }),
  response: postList,
});

export const getIntroPosts = endpoint({ n: 44, method: 'GET', path: '/api/posts/intro', response: postList });
