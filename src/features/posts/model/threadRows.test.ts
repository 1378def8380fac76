import { expect, test } from 'vitest';
import type { ListItem } from './listItems.ts';
import { continuesBelow, threadRowsOf } from './threadRows.ts';

const shown = (id: string) => ({ key: id, id, isAnswered: false });
const item = (id: string, ...replies: string[]): ListItem => ({
  ...shown(id),
  replies: replies.map(shown),
  answers: replies.length,
  hidden: [],
});

test('every card of a thread is a row, counted by its post', () => {
  const rows = threadRowsOf([item('a', 'b', 'c'), item('d')], false);
  expect(rows.map(({ at, position, total }) => [at, position, total])).toEqual([
    [0, 1, 2],
    [1, 1, 2],
    [2, 1, 2],
    [0, 2, 2],
  ]);
  expect(rows.map(continuesBelow)).toEqual([true, true, false, false]);
  expect(threadRowsOf([item('a')], true).map(({ total }) => total)).toEqual([-1]);
});

test('a reply below two reposts of its parent has a different key below each', () => {
  const keys = threadRowsOf([item('a', 'c'), item('b', 'c')], true).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});
