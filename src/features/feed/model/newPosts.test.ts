import { aPerson, aPost } from '@tests/support/factories';
import { expect, test } from 'vitest';
import { authorsOf, unseenPosts } from './newPosts.ts';

const post = (id: string, author = 'a') => aPost(id, { authorUser: aPerson(author) });

test('what the list has already, on its own, below an original or left out of a long thread, is not new', () => {
  const items = [
    { id: '2', replies: [{ key: '4', id: '4', isAnswered: false }], hidden: ['3'] },
    { id: '1', replies: [], hidden: [] },
  ];
  expect(unseenPosts([post('5'), post('4'), post('3'), post('2')], items).map(({ id }) => id)).toEqual(['5']);
});

test('each author is named once', () => {
  expect(authorsOf([post('3', 'b'), post('2', 'a'), post('1', 'b')]).map(({ id }) => id)).toEqual(['b', 'a']);
});
