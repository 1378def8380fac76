import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../schema/fields.ts';
import { shortLinkSchema } from '../schema/shortLink.ts';

export const createShortLink = endpoint({
  n: 45,
  method: 'POST',
  path: '/api/links',
  body: v.object({ postId: idSchema }),
  response: shortLinkSchema,
  status: 201,
});

export const visitShortLink = endpoint({
  n: 46,
  method: 'POST',
  path: '/api/links/:id/visit',
  response: shortLinkSchema,
  isPublic: true,
  keepsFeeds: true,
});
