import { aPostRow } from '@tests/support/factories';
import { expect, test } from 'vitest';
import type { PostRow } from '@/features/posts';
import { sortReplies } from './replyOrder.ts';

const row = (minute: number, ...values: readonly (-2 | 1 | 2)[]) =>
  aPostRow('r1', {
    publishedAt: `2026-03-01T12:0${minute}:00Z`,
    reactionSets: values.map((value) => ({ userId: String(value), description: '', createdAt: '', values: { '2': value } })),
  });
const rows: Record<string, PostRow> = { a: row(3, 1), b: row(1, 2, 2), c: row(2), d: row(5, -2), e: row(4, 1) };
const items = ['c', 'a', 'gone', 'd', 'b', 'e'].map((id) => ({ id }));
const sorted = (order: Parameters<typeof sortReplies>[1]) =>
  sortReplies(items, order, (id) => rows[id])
    .map(({ id }) => id)
    .join(' ');

test.each([
  [null, 'c a gone d b e'],
  ['newest', 'd e a c b gone'],
  ['oldest', 'gone b c a e d'],
  ['rated', 'b e a c gone d'],
] as const)('replies in the order %s', (order, ids) => expect(sorted(order)).toBe(ids));
