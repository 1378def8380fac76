import { expect, test } from 'vitest';
import { denseRowsOf } from './denseRows.ts';

const repost = (repostedPostId: string | null) => ({ type: 'repost', repostedPostId });
const posts: Record<string, ReturnType<typeof repost>> = {
  r9: repost('p1'),
  p8: { type: 'quote', repostedPostId: 'p1' },
  r7: repost('p1'),
  p1: { type: 'post', repostedPostId: null },
  lost: repost(null),
};
const rows = (...ids: string[]) =>
  denseRowsOf(
    ids.map((id) => ({ key: id, id })),
    (id) => posts[id],
  );

test('an original stands once, where it came up first, with everybody who reposted it', () => {
  expect(rows('r9', 'p8', 'r7', 'p1')).toEqual([
    { key: 'r9', id: 'r9', shownId: 'p1', repostIds: ['r9', 'r7'] },
    { key: 'p8', id: 'p8', shownId: 'p8', repostIds: [] },
  ]);
});

test('a further page changes no place that was there', () => {
  const before = rows('r9', 'p8').map(({ key }) => key);
  expect(
    rows('r9', 'p8', 'r7', 'p1')
      .map(({ key }) => key)
      .slice(0, before.length),
  ).toEqual(before);
});

test('what is not known, and a repost without an original, stand for themselves', () => {
  expect(rows('?', 'lost').map(({ shownId }) => shownId)).toEqual(['?', 'lost']);
});
