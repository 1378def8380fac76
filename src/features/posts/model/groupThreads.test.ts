import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Groupable, groupThreads } from './groupThreads.ts';

const post = (id: string): Groupable => ({ id, type: 'post', repostedPostId: null, hasTarget: false });
const reply = (id: string, to: string, hasTarget = true): Groupable => ({ id, type: 'reply', repostedPostId: to, hasTarget });

test('replies go under the original where it stands, oldest first', () => {
  const page = [reply('r2', 'a'), post('b'), reply('r1', 'a'), post('a')];
  expect(groupThreads([page])).toEqual([
    { id: 'b', replyIds: [] },
    { id: 'a', replyIds: ['r1', 'r2'] },
  ]);
});

test('an original that the page lacks is shown where its newest reply stood', () => {
  expect(groupThreads([[reply('r2', 'old'), post('b'), reply('r1', 'old')]])).toEqual([
    { id: 'old', replyIds: ['r1', 'r2'] },
    { id: 'b', replyIds: [] },
  ]);
});

test('a reply to a reply goes under the same original', () => {
  expect(groupThreads([[reply('r2', 'r1'), reply('r1', 'a'), post('a')]])).toEqual([{ id: 'a', replyIds: ['r1', 'r2'] }]);
});

test('a reply whose original is gone stands on its own', () => {
  expect(groupThreads([[reply('r1', 'gone', false)]])).toEqual([{ id: 'r1', replyIds: [] }]);
});

test('a later page neither moves a place nor repeats an id', () => {
  const first = [reply('r1', 'a'), post('c')];
  const second = [post('c'), post('a'), post('b')];
  expect(groupThreads([first])).toEqual(groupThreads([first, second]).slice(0, 2));
  expect(groupThreads([first, second]).map((item) => item.id)).toEqual(['a', 'c', 'b']);
});

test('whatever the pages hold, every post appears once and only once', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const any = fc.record({ id: fc.constantFrom(...ids), to: fc.constantFrom(...ids, 'x'), isReply: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(any, { selector: ({ id }) => id }), { maxLength: 3 }), (raw) => {
      // A reply is younger than its target, so targets always have a greater letter here.
      const pages = raw.map((page) => page.map(({ id, to, isReply }) => (isReply && to > id ? reply(id, to) : post(id))));
      const shown = groupThreads(pages).flatMap((item) => [item.id, ...item.replyIds]);
      expect(new Set(shown).size).toBe(shown.length);
      for (const page of pages) for (const { id } of page) expect(shown).toContain(id);
    }),
  );
});
