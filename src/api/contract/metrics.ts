import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

export const trackPage = endpoint({
  n: 54,
  method: 'POST',
  path: '/api/metric/track-page',
  body: v.object({ url: v.string() }),
  response: null,
  isPublic: true,
  keepsCache: true,
});
