import { expect, it } from 'vitest';
import type { ListItem, Shown } from '../model/listItems.ts';
import { withoutMuted } from './mutedPosts.ts';

const shown = (id: string, isAnswered = false): Shown => ({ id, key: id, isAnswered });
const item = (id: string, isAnswered: boolean, replies: readonly Shown[]): ListItem => ({
  ...shown(id, isAnswered),
  replies,
  answers: replies.length,
  hidden: [],
});
const muted = (id: string) => id.startsWith('muted');

it('leaves out muted posts with their replies, and keeps every other item as it was', () => {
  const kept = item('a', true, [shown('b')]);
  const [first, ...others] = withoutMuted([kept, item('muted', true, [shown('c')])], muted);
  expect(first).toBe(kept);
  expect(others).toEqual([]);
});

it('leaves out a muted reply, and with it the line that led to it', () => {
  const [only] = withoutMuted([item('a', true, [shown('muted 1', true), shown('b', true), shown('c')])], muted);
  expect(only?.isAnswered).toBe(false);
  expect(only?.replies.map(({ id, isAnswered }) => [id, isAnswered])).toEqual([
    ['b', true],
    ['c', false],
  ]);
});
