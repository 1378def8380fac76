import fc from 'fast-check';
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

test('whatever is reposted in whatever order, every original stands once and every place leads to it; a further page only adds', () => {
  const originals = ['a', 'b', 'c', 'd'];
  const place = fc.oneof(
    fc.record({ type: fc.constant('post'), id: fc.constantFrom(...originals), repostedPostId: fc.constant(null) }),
    fc.record({ type: fc.constant('repost'), id: fc.uuid(), repostedPostId: fc.constantFrom(...originals) }),
  );
  const list = fc.uniqueArray(place, { selector: ({ id }) => id, maxLength: 12 });
  fc.assert(
    fc.property(list, fc.nat(12), (places, loaded) => {
      const rowsOf = (some: typeof places) =>
        denseRowsOf(
          some.map(({ id }) => ({ key: id, id })),
          (id) => places.find((each) => each.id === id),
        );
      const all = rowsOf(places);
      const shown = all.map(({ shownId }) => shownId);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toEqual([...new Set(places.map(({ id, repostedPostId }) => repostedPostId ?? id))]);
      for (const { shownId, repostIds } of all)
        expect(repostIds).toEqual(places.filter(({ repostedPostId }) => repostedPostId === shownId).map(({ id }) => id));
      const before = rowsOf(places.slice(0, loaded)).map(({ key }) => key);
      expect(all.slice(0, before.length).map(({ key }) => key)).toEqual(before);
    }),
  );
});
