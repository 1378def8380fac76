import { aPerson, aPost } from '@tests/support/factories';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { authorsOf, isFullOf, unseenPosts, withoutRemoved } from './newPosts.ts';

const post = (id: string, author = 'a') => aPost(id, { authorUser: aPerson(author) });

test('posts that the list already has, alone, below an original, merged or left out of a long thread, are not new', () => {
  const items = [
    { id: '2', replies: [{ key: '4', id: '4', isAnswered: false }] },
    { id: '1', replies: [] },
  ];
  expect(unseenPosts([post('5'), post('4'), post('3'), post('2')], items, [{ id: '3' }]).map(({ id }) => id)).toEqual(['5']);
});

test('a full answer without any known post may continue, with or without a malformed post', () => {
  const results = [post('5'), post('4')];
  expect(isFullOf(results, { results, count: 9 }, 2)).toBe(true);
  expect(isFullOf(results, { results, count: 9 }, 3)).toBe(false);
  expect(isFullOf(results, { results, count: 9, sent: [null, ...results] }, 3)).toBe(true);
  expect(isFullOf(results.slice(1), { results, count: 9 }, 2)).toBe(false);
});

test('posts deleted since the answer arrived are not new, and neither are their reposts', () => {
  const results = [post('5'), aPost('4', { type: 'repost', repostedPostId: '1' }), post('3')];
  const answer = withoutRemoved({ results, count: 9 }, new Set(['5', '1']));
  expect(answer.results.map(({ id }) => id)).toEqual(['3']);
  // The list contains none of the remaining posts: there may be more, as after any full answer.
  expect(isFullOf(answer.results, answer, 3)).toBe(true);
});

test('each author is named once', () => {
  expect(authorsOf([post('3', 'b'), post('2', 'a'), post('1', 'b')]).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('for any list, the new posts are exactly the rest, in its order', () => {
  const id = fc.constantFrom('1', '2', '3', '4', '5', '6');
  const item = fc.record({ id, replies: fc.array(id) });
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(item), fc.array(id), (answer, list, listed) => {
      const items = list.map(({ replies, ...rest }) => ({
        ...rest,
        replies: replies.map((each) => ({ key: each, id: each, isAnswered: false })),
      }));
      const known = [...listed, ...list.flatMap((each) => [each.id, ...each.replies])];
      const found = unseenPosts(
        answer.map((each) => post(each)),
        items,
        listed.map((each) => ({ id: each })),
      );
      expect(found.map((each) => each.id)).toEqual(answer.filter((each) => !known.includes(each)));
    }),
  );
});
