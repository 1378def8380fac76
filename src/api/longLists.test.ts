import { aPost } from '@tests/support/factories';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from './endpoint.ts';
import { clearReadCache, getRecommendedPosts, request } from './index.ts';
import { listOf } from './schema/fields.ts';

/** Answers every call with this many rows. */
const answerWith = (rows: readonly { id: string }[]) => {
  vi.stubGlobal('fetch', async () => Response.json({ results: rows, count: rows.length }));
};
const tenThousand = Array.from({ length: 10_000 });

beforeEach(() => clearReadCache());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a list', () => {
  it('is cut to the requested length, so that the next page begins after its last row', async () => {
    answerWith(tenThousand.map((_, at) => aPost(`p${at}`)));
    const page = await request(getRecommendedPosts, { query: { limit: 15 } });
    expect([page.results.length, page.results.at(-1)?.id, page.count]).toEqual([15, 'p14', 10_000]);
  });

  it('is parsed for a thousand rows at most without a requested length', async () => {
    let parsed = 0;
    const row = v.pipe(
      v.object({ id: v.string() }),
      v.check(() => ++parsed > 0),
    );
    const unlimited = endpoint({ n: 1, method: 'GET', path: '/api/rows', response: listOf(row) });
    answerWith(tenThousand.map((_, at) => ({ id: `${at}` })));
    const { results, count } = await request(unlimited);
    expect([results.length, results.at(-1)?.id, count, parsed]).toEqual([1000, '999', 10_000, 1000]);
  });
});
