import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Counts a page view; `url` is the path only. Its failures are passed over in silence and it leaves the GET cache alone. */
export const trackPage = endpoint({
  n: 54,
  method: 'POST',
  path: '/api/metric/track-page',
  body: v.object({ url: v.string() }),
  response: null,
  isPublic: true,
  keepsCache: true,
});
