import * as v from 'valibot';
import { organizationSchema } from './organization.ts';
import { postSchema } from './post.ts';
import { userSchema } from './user.ts';

export const searchHitSchema = v.variant('collection', [
  v.object({ collection: v.literal('users'), item: userSchema }),
  v.object({ collection: v.literal('posts'), item: postSchema }),
  v.object({ collection: v.literal('groups'), item: organizationSchema }),
]);

/** One search result. */
export type SearchHit = v.InferOutput<typeof searchHitSchema>;
