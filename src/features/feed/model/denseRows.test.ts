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

test('an original is shown once, at its first position, with everybody who reposted it', () => {
  expect(rows('r9', 'p8', 'r7', 'p1')).toEqual([
    { key: 'r9', id: 'r9', shownId: 'p1', repostIds: ['r9', 'r7'] },
    { key: 'p8', id: 'p8', shownId: 'p8', repostIds: [] },
  ]);
});

test('a further page changes no earlier position', () => {
  const before = rows('r9', 'p8').map(({ key }) => key);
  expect(
    rows('r9', 'p8', 'r7', 'p1')
      .map(({ key }) => key)
      .slice(0, before.length),
  ).toEqual(before);
});

test('unknown posts and reposts without an original are rows of their own', () => {
  expect(rows('?', 'lost').map(({ shownId }) => shownId)).toEqual(['?', 'lost']);
});

test('for any reposts in any order, every original is shown once and every entry leads to it; a further page only adds rows', () => {
  const originals = ['a', 'b', 'c', 'd'];
  const item = fc.oneof(
    fc.record({ type: fc.constant('post'), id: fc.constantFrom(...originals), repostedPostId: fc.constant(null) }),
    fc.record({ type: fc.constant('repost'), id: fc.uuid(), repostedPostId: fc.constantFrom(...originals) }),
  );
  const list = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 12 });
  fc.assert(
    fc.property(list, fc.nat(12), (items, loaded) => {
      const rowsOf = (some: typeof items) =>
        denseRowsOf(
          some.map(({ id }) => ({ key: id, id })),
          (id) => items.find((each) => each.id === id),
        );
      const all = rowsOf(items);
      const shown = all.map(({ shownId }) => shownId);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toEqual([...new Set(items.map(({ id, repostedPostId }) => repostedPostId ?? id))]);
      for (const { shownId, repostIds } of all)
        expect(repostIds).toEqual(items.filter(({ repostedPostId }) => repostedPostId === shownId).map(({ id }) => id));
      const before = rowsOf(items.slice(0, loaded)).map(({ key }) => key);
      expect(all.slice(0, before.length).map(({ key }) => key)).toEqual(before);
    }),
  );
});
