import type { Post } from '@/api';
import { expect, test } from 'vitest';
import { authorsOf, unseenPosts } from './newPosts.ts';

const post = (id: string, author = 'a') => ({ id, authorUser: { id: author } }) as Post;

test('what the list shows already, on its own or below an original, is not new', () => {
  const items = [{ id: '3', replyIds: ['4'] }, { id: '2', replyIds: [] }];
  expect(unseenPosts([post('5'), post('4'), post('3'), post('2')], items).map(({ id }) => id)).toEqual(['5']);
});

test('each author is named once', () => {
  expect(authorsOf([post('3', 'b'), post('2', 'a'), post('1', 'b')]).map(({ id }) => id)).toEqual(['b', 'a']);
});
