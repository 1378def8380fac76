import type { ListItem } from './listItems.ts';

/** A row of a list of posts: one card of a thread. */
export interface ThreadRowFacts {
  /** Stays the same while the card does. */
  readonly key: string;
  readonly item: ListItem;
  /** 0 is the post, 1 and above are its replies. */
  readonly at: number;
  /** Position of the post among the posts of the list, from 1, and the number of posts; −1 while that isn't known. */
  readonly position: number;
  readonly total: number;
}

/** The cards of a list, from top to bottom. */
export function threadRowsOf(items: readonly ListItem[], hasMore: boolean): readonly ThreadRowFacts[] {
  const total = hasMore ? -1 : items.length;
  return items.flatMap((item, index) => {
    const row = (key: string, at: number): ThreadRowFacts => ({ key, item, at, position: index + 1, total });
    // In a list without threads, a reply may appear below two reposts of the post that it answers, so its key contains the item's.
    return [row(item.key, 0), ...item.replies.map((reply, at) => row(`${item.key} ${reply.key}`, at + 1))];
  });
}

/** Whether another card of the same thread follows below. */
export const continuesBelow = ({ item, at }: ThreadRowFacts) => at < item.replies.length;
