import { describe, expect, test } from 'vitest';
import { mergeByDate, reactionCommentsOf } from './reactionComments.ts';

const set = (userId: string, minute: number, description = 'Well said') => ({
  userId,
  description,
  createdAt: `2026-03-01T10:0${minute}:00.000Z`,
});

describe('reaction comments', () => {
  test('are the newest three of each post, newest first (const.reaction-comments)', () => {
    const posts = [
      { id: '1', reactionSets: [set('a', 1), set('b', 4), set('c', 2), set('d', 3)] },
      { id: '2', reactionSets: [set('a', 0)] },
    ];
    expect(reactionCommentsOf(posts, 3).map(({ id }) => id)).toEqual(['comment:1:b', 'comment:1:d', 'comment:1:c', 'comment:2:a']);
  });

  test('need words', () => {
    expect(reactionCommentsOf([{ id: '1', reactionSets: [set('a', 1, ''), set('b', 2, '  ')] }], 3)).toEqual([]);
  });
});

describe('among replies', () => {
  const at = (id: string, minute: number) => ({ id, date: `2026-03-01T10:0${minute}:00.000Z` });
  const replies = [at('r8', 8), at('r4', 4)];
  const comments = [at('c9', 9), at('c5', 5), at('c4', 4), at('c1', 1)];

  test('they are sorted by date, and those older than the last reply wait for it', () => {
    expect(mergeByDate(replies, comments, false)).toEqual(['c9', 'r8', 'c5', 'r4', 'c4']);
  });

  test('at the end all of them are shown', () => {
    expect(mergeByDate(replies, comments, true)).toEqual(['c9', 'r8', 'c5', 'r4', 'c4', 'c1']);
  });

  test('without a reply they wait until the replies are known to be none', () => {
    expect(mergeByDate([], comments, false)).toEqual([]);
    expect(mergeByDate([], comments, true)).toEqual(['c9', 'c5', 'c4', 'c1']);
  });
});
