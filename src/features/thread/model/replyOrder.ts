import type { PostRow } from '@/features/posts';

/** The orders for the replies of a post; without one they are in the server's order. */
export const replyOrders = ['newest', 'oldest', 'rated'] as const;
export type ReplyOrder = (typeof replyOrders)[number];

type Rated = Pick<PostRow, 'publishedAt' | 'reactionSets'>;

/** Sorts replies. `rowOf` finds the post of an item; an item without a post counts as older than all others, and as rated 0. */
export function sortReplies<T extends { readonly id: string }>(
  items: readonly T[],
  order: ReplyOrder | null,
  rowOf: (id: string) => Rated | undefined,
): readonly T[] {
  if (order === null) return items;
  const rows = new Map(items.map(({ id }) => [id, rowOf(id)]));
  const dateOf = ({ id }: T) => rows.get(id)?.publishedAt ?? '';
  const ratingOf = ({ id }: T) => ratingSum(rows.get(id));
  const byAge = (a: T, b: T) => dateOf(b).localeCompare(dateOf(a));
  return items.toSorted((a, b) => {
    if (order === 'newest') return byAge(a, b);
    return order === 'oldest' ? byAge(b, a) : ratingOf(b) - ratingOf(a) || byAge(a, b);
  });
}

/** The sum of all weigh-ins of a post, which is what its author gets for it (contract, section 4). */
function ratingSum(row: Rated | undefined): number {
  const values = row?.reactionSets.flatMap((reaction) => Object.values(reaction.values ?? {})) ?? [];
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
