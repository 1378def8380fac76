/** One row of the dense feed. */
export interface DenseRow {
  readonly key: string;
  /** Id of the list's item, which may be a repost. */
  readonly id: string;
  /** Id of the shown post: the original of a repost. */
  readonly shownId: string;
  /** Ids of its reposts in the list, the latest first. */
  readonly repostIds: readonly string[];
}

type Reposted = { readonly type: string; readonly repostedPostId: string | null };

/**
 * The items of a list (newest first) with every original once, in the position of its first appearance, with its reposts.
 * `postOf` finds the post of an item; an unknown one counts as an original.
 */
export function denseRowsOf(
  items: readonly { readonly key: string; readonly id: string }[],
  postOf: (id: string) => Reposted | undefined,
): readonly DenseRow[] {
  const rows = new Map<string, DenseRow & { repostIds: string[] }>();
  for (const { key, id } of items) {
    const post = postOf(id);
    const originalId = post?.type === 'repost' ? post.repostedPostId : null;
    const shownId = originalId ?? id;
    const row = rows.get(shownId) ?? { key, id, shownId, repostIds: [] };
    if (originalId !== null) row.repostIds.push(id);
    rows.set(shownId, row);
  }
  return [...rows.values()];
}
