import * as v from 'valibot';
import { idSchema } from './fields.ts';
import { extension } from './tolerant.ts';

export const shortLinkSchema = v.object({
  id: idSchema,
  postId: idSchema,
  url: extension(v.string()),
  numVisits: extension(v.number()),
});

/** A counted short link to a post. */
export type ShortLink = v.InferOutput<typeof shortLinkSchema>;
