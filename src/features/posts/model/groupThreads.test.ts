import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Groupable, groupThreads } from './groupThreads.ts';

const post = (id: string): Groupable => ({ id, type: 'post', repostedPostId: null, hasTarget: false });
const reply = (id: string, to: string, hasTarget = true): Groupable => ({ id, type: 'reply', repostedPostId: to, hasTarget });

test('replies are grouped under the original at its position, oldest first', () => {
  const page = [reply('r2', 'a'), post('b'), reply('r1', 'a'), post('a')];
  expect(groupThreads([page])).toEqual([
    { id: 'b', replyIds: [] },
    { id: 'a', replyIds: ['r1', 'r2'] },
  ]);
});

test('an original that the page lacks is shown at the position of its newest reply', () => {
  expect(groupThreads([[reply('r2', 'old'), post('b'), reply('r1', 'old')]])).toEqual([
    { id: 'old', replyIds: ['r1', 'r2'] },
    { id: 'b', replyIds: [] },
  ]);
});

test('a reply to a reply is grouped under the same original', () => {
  expect(groupThreads([[reply('r2', 'r1'), reply('r1', 'a'), post('a')]])).toEqual([{ id: 'a', replyIds: ['r1', 'r2'] }]);
});

test('a reply whose original is deleted is shown on its own', () => {
  expect(groupThreads([[reply('r1', 'gone', false)]])).toEqual([{ id: 'r1', replyIds: [] }]);
});

const repost = (id: string, of: string): Groupable => ({ id, type: 'repost', repostedPostId: of, hasTarget: true });

test('a post that is reposted again, or follows its repost, is shown once, in its first position, with the number of the others', () => {
  const page = [repost('x', 'a'), post('b'), repost('y', 'a'), reply('r1', 'a'), post('a')];
  expect(groupThreads([page])).toEqual([
    { id: 'x', replyIds: ['r1'], others: 1 },
    { id: 'b', replyIds: [] },
  ]);
  expect(groupThreads([[post('a'), repost('x', 'a')]])).toEqual([{ id: 'a', replyIds: [], others: 1 }]);
  // A further page adds no row for what an earlier one shows.
  expect(
    groupThreads([
      [repost('x', 'a'), post('b')],
      [post('a'), repost('y', 'b')],
    ]).map(({ id }) => id),
  ).toEqual(['x', 'b']);
});

test('a reply that somebody reposted is shown once', () => {
  expect(groupThreads([[repost('x', 'r1'), reply('r2', 'r1'), reply('r1', 'a'), post('a')]])).toEqual([
    { id: 'x', replyIds: [] },
    { id: 'a', replyIds: ['r2'] },
  ]);
  expect(groupThreads([[reply('r1', 'a'), repost('x', 'r1')]])).toEqual([{ id: 'a', replyIds: ['r1'], others: 1 }]);
});

test('a later page neither moves an item nor repeats an id', () => {
  const first = [reply('r1', 'a'), post('c')];
  const second = [post('c'), post('a'), post('b')];
  expect(groupThreads([first])).toEqual(groupThreads([first, second]).slice(0, 2));
  expect(groupThreads([first, second]).map((item) => item.id)).toEqual(['a', 'c', 'b']);
});

test('for any pages, every post is shown exactly once', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  // A reply or repost is younger than its target, so targets have an earlier letter here. Nothing but a post or a reply is reposted.
  const facts = fc.record({ kind: fc.constantFrom('post', 'reply', 'repost'), to: fc.constantFrom(...ids, 'x') });
  const worlds = fc.tuple(...ids.map(() => facts));
  fc.assert(
    fc.property(worlds, fc.array(fc.uniqueArray(fc.constantFrom(...ids)), { maxLength: 3 }), (world, raw) => {
      const made = ids.reduce((all, id, at) => {
        const { kind, to } = world[at] ?? { kind: 'post', to: 'x' };
        const isPost = kind === 'post' || to >= id || all.get(to)?.type === 'repost';
        return all.set(id, isPost ? post(id) : kind === 'reply' ? reply(id, to) : repost(id, to));
      }, new Map<string, Groupable>());
      const shownOf = (id: string) => (made.get(id)?.type === 'repost' ? (made.get(id)?.repostedPostId ?? id) : id);
      const pages = raw.map((page) => page.flatMap((id) => made.get(id) ?? []));
      const shown = groupThreads(pages).flatMap((item) => [item.id, ...item.replyIds].map(shownOf));
      expect(new Set(shown).size).toBe(shown.length);
      for (const page of raw) for (const id of page) expect(shown).toContain(shownOf(id));
    }),
  );
});
