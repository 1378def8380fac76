/** An item of a list: a post, with the replies to it that the same list contained (oldest first). */
export interface ThreadItem {
  readonly id: string;
  readonly replyIds: readonly string[];
  /** How many further reposts of the same post the list contained. */
  readonly others?: number;
}

/** The fields of a post that grouping needs. */
export interface Groupable {
  readonly id: string;
  readonly type: string;
  readonly repostedPostId: string | null;
  /** The answer contained the target of this reply, so that the target can be shown above it. */
  readonly hasTarget: boolean;
}

type Item = { id: string; replyIds: string[]; others?: number };

/**
 * Turns pages (newest first) into items that show no post twice. A reply goes under its original: in the original's
 * position if the same page has it, else in the reply's. A repost stands for its original: what repeats a post that an item
 * shows already is only counted there. Pages that arrive later never move earlier items.
 */
export function groupThreads(pages: readonly (readonly Groupable[])[]): readonly ThreadItem[] {
  const items: Item[] = [];
  /** The item that each id is part of. */
  const itemOf = new Map<string, Item>();

  const addItem = (id: string) => {
    const item: Item = { id, replyIds: [] };
    items.push(item);
    itemOf.set(id, item);
    return item;
  };

  for (const page of pages) {
    const inPage = new Map(page.map((post) => [post.id, post]));
    for (const post of page) {
      if (itemOf.has(post.id)) continue;
      // Written out, because the script in the head of the page has no other rule about posts.
      const shownId = (post.type === 'repost' && post.repostedPostId) || post.id;
      const same = itemOf.get(shownId);
      if (same) {
        same.others = (same.others ?? 0) + 1;
        itemOf.set(post.id, same);
        continue;
      }
      const root = rootOf(post, inPage);
      const rootId = root ?? post.id;
      const item = itemOf.get(rootId) ?? (root === undefined || !inPage.has(root) ? addItem(rootId) : undefined);
      if (root === undefined && item) itemOf.set(shownId, item);
      if (root === undefined) continue;
      // The original is further down in this page; the reply is added once its item exists.
      if (!item) continue;
      item.replyIds.unshift(post.id);
      itemOf.set(post.id, item);
    }
    addRepliesBelowLaterOriginals(page, inPage, itemOf);
  }
  return items;
}

/** In a newest-first page replies come before their original, so they are added once all originals have items. */
function addRepliesBelowLaterOriginals(
  page: readonly Groupable[],
  inPage: ReadonlyMap<string, Groupable>,
  itemOf: Map<string, Item>,
): void {
  for (const post of page) {
    const root = itemOf.has(post.id) ? undefined : rootOf(post, inPage);
    const item = root === undefined ? undefined : itemOf.get(root);
    if (!item) continue;
    item.replyIds.unshift(post.id);
    itemOf.set(post.id, item);
  }
}

/** The id of the original that a reply belongs under; undefined for a post that is an item itself. */
function rootOf(post: Groupable, inPage: ReadonlyMap<string, Groupable>): string | undefined {
  if (post.type !== 'reply' || post.repostedPostId === null) return undefined;
  const parent = inPage.get(post.repostedPostId);
  if (parent) return rootOf(parent, inPage) ?? parent.id;
  return post.hasTarget ? post.repostedPostId : undefined;
}
