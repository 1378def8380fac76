import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../schema/fields.ts';
import { shortLinkSchema } from '../schema/shortLink.ts';

/**
 * Makes a counted short link to a post.
 * @throws 404 Post not found
 */
export const createShortLink = endpoint({
  n: 45,
  method: 'POST',
  path: '/api/links',
  body: v.object({ postId: idSchema }),
  response: shortLinkSchema,
  status: 201,
});

/**
 * Counts a visit and answers with the link, whose `postId` is where to go.
 * @throws 404 Link not found
 */
export const visitShortLink = endpoint({ n: 46, method: 'POST', path: '/api/links/:id/visit', response: shortLinkSchema, isPublic: true });
