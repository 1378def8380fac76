/** One row of the dense feed. */
export interface DenseRow {
  readonly key: string;
  /** The place in the list: of a repost the repost, so that the list stays as it was loaded. */
  readonly id: string;
  /** What is shown: of reposts their original. */
  readonly shownId: string;
  /** Reposts that brought it here, the latest first; none where only the original did. */
  readonly repostIds: readonly string[];
}

type Reposted = { readonly type: string; readonly repostedPostId: string | null };

/**
 * The places of a list (newest first) with every original once: it stands where it first came up, and the row names who reposted it.
 * `postOf` finds what a place is; what is not known stands for itself.
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
