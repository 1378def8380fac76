import { aPostRow } from '@tests/support/factories';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostRow } from '@/features/posts';
import { replyOrders, sortReplies } from './replyOrder.ts';

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

test('for any dates and ratings, no order loses or repeats a reply, and each is sorted as named', () => {
  const facts = fc.record({ minute: fc.nat(9), values: fc.array(fc.constantFrom<-2 | 1 | 2>(-2, 1, 2), { maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 8 }), (list) => {
      const replies = list.map(({ minute, values }, at) => ({ id: String(at), row: row(minute, ...values) }));
      const rowOf = (id: string) => replies.find((reply) => reply.id === id)?.row;
      const inOrder = (order: Parameters<typeof sortReplies>[1]) => sortReplies(replies, order, rowOf);
      const dates = (order: Parameters<typeof sortReplies>[1]) => inOrder(order).map((reply) => reply.row.publishedAt);
      const ratingOf = ({ row: { reactionSets } }: (typeof replies)[number]) =>
        reactionSets.reduce((sum, { values }) => sum + (values?.['2'] ?? 0), 0);
      for (const order of [...replyOrders, null])
        expect(
          inOrder(order)
            .map(({ id }) => Number(id))
            .toSorted((a, b) => a - b),
        ).toEqual(list.map((_, at) => at));
      expect(inOrder(null)).toEqual(replies);
      expect(dates('oldest')).toEqual(dates('oldest').toSorted());
      expect(dates('newest')).toEqual(dates('oldest').toReversed());
      const ratings = inOrder('rated').map(ratingOf);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    }),
  );
});
