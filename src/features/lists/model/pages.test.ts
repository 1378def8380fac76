import { aPost } from '@tests/support/factories';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listOf, postSchema } from '@/api';
import { entriesOf, nextPageOf, type Paging, toPage } from './pages.ts';

const limit = 5;
const malformed = (id: unknown) => ({ ...aPost('0'), id, type: 'poll' });

/** The page that is made of the second answer to a list: five rows were received before it. */
const pageOf = (paging: Paging, results: readonly unknown[], count = 40) =>
  toPage(v.parse(listOf(postSchema), { results, count }), { paging, entryOf: ({ id }) => ({ id }), limit, offset: 5, now: 0 });

test.each([0, 2, 4])('a full page with malformed row %i does not end a list, and the next one begins behind all received rows', (at) => {
  const rows = ['9', '8', '7', '6', '5'].map((id, index) => (index === at ? malformed(id) : aPost(id)));
  const page = pageOf('cursor', rows);
  expect(page.entries).toHaveLength(4);
  expect(nextPageOf([page])).toEqual({ after: '5', offset: 5 });
  expect(nextPageOf([pageOf('offset', rows)])).toMatchObject({ offset: 5 });
});

test('a completely malformed page is skipped', () => {
  const rows = ['9', '8', '7', '6', '5'].map(malformed);
  expect(nextPageOf([pageOf('cursor', rows)])).toMatchObject({ after: '5' });
  expect(nextPageOf([pageOf('offset', rows)])).toMatchObject({ offset: 5 });
});

test('for a last row without an id, the cursor is the row before it', () => {
  const rows = [...['9', '8', '7'].map((id) => aPost(id)), malformed(6), null];
  expect(nextPageOf([pageOf('cursor', rows)])).toMatchObject({ after: '7' });
});

test('a list whose rows don’t name the next page ends instead of starting again', () => {
  expect(pageOf('cursor', Array.from({ length: limit }).fill(null)).isEnd).toBe(true);
});

test('malformed rows do not hide the end of the list', () => {
  expect(pageOf('cursor', [aPost('9'), malformed('8')]).isEnd).toBe(true);
  expect(pageOf('offset', [aPost('9'), malformed('8')], 7).isEnd).toBe(true);
  expect(pageOf('offset', []).isEnd).toBe(true);
});

test('a row repeated by a later page stays at its first position', () => {
  const pages = [['3', '2', '1'].map((id) => aPost(id)), [aPost('3'), aPost('0')]].map((rows) => pageOf('offset', rows));
  expect(entriesOf(pages).map(({ id }) => id)).toEqual(['3', '2', '1', '0']);
});
