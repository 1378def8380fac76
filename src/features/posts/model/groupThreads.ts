/** One place in a list: a post, with the replies to it that the same list brought along (oldest first). */
export interface ThreadItem {
  readonly id: string;
  readonly replyIds: readonly string[];
}

/** What grouping needs to know of a post. */
export interface Groupable {
  readonly id: string;
  readonly type: string;
  readonly repostedPostId: string | null;
  /** The answer carried the target of this reply, so that it can be shown above it. */
  readonly hasTarget: boolean;
}

/**
 * Turns pages (newest first) into places without any id twice. A reply goes under its original: where the original
 * stands if the same page has it, else where the reply stood. Pages that arrive later never move earlier places.
 */
export function groupThreads(pages: readonly (readonly Groupable[])[]): readonly ThreadItem[] {
  const items: { id: string; replyIds: string[] }[] = [];
  const placed = new Map<string, { id: string; replyIds: string[] }>();

  const place = (id: string) => {
    const item = { id, replyIds: [] };
    items.push(item);
    placed.set(id, item);
    return item;
  };

  for (const page of pages) {
    const inPage = new Map(page.map((post) => [post.id, post]));
    for (const post of page) {
      if (placed.has(post.id)) continue;
      const root = rootOf(post, inPage);
      const rootId = root ?? post.id;
      const item = placed.get(rootId) ?? (root === undefined || !inPage.has(root) ? place(rootId) : undefined);
      if (root === undefined) continue;
      // The original comes further down in this page: take its place now, in order, when we get there.
      if (!item) continue;
      item.replyIds.unshift(post.id);
      placed.set(post.id, item);
    }
    addRepliesBelowLaterOriginals(page, inPage, placed);
  }
  return items;
}

/** Replies stand above their original in a newest-first page, so those are added when all originals have their places. */
function addRepliesBelowLaterOriginals(
  page: readonly Groupable[],
  inPage: ReadonlyMap<string, Groupable>,
  placed: Map<string, { id: string; replyIds: string[] }>,
): void {
  for (const post of page) {
    const root = placed.has(post.id) ? undefined : rootOf(post, inPage);
    const item = root === undefined ? undefined : placed.get(root);
    if (!item) continue;
    item.replyIds.unshift(post.id);
    placed.set(post.id, item);
  }
}

/** The id of the original that a reply belongs under, or undefined for what stands on its own. */
function rootOf(post: Groupable, inPage: ReadonlyMap<string, Groupable>): string | undefined {
  if (post.type !== 'reply' || post.repostedPostId === null) return undefined;
  const parent = inPage.get(post.repostedPostId);
  if (parent) return rootOf(parent, inPage) ?? parent.id;
  return post.hasTarget ? post.repostedPostId : undefined;
}
