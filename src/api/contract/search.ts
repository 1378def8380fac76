import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../schema/fields.ts';
import { searchHitSchema } from '../schema/search.ts';

export const search = endpoint({
  n: 50,
  method: 'GET',
  path: '/api/search',
  query: v.object({ query: v.string() }),
  response: listOf(searchHitSchema),
});
