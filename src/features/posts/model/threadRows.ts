import type { ListItem } from './listItems.ts';

/** A row of a list of posts: one card of a thread. */
export interface ThreadRowFacts {
  /** Stays the same while the card does. */
  readonly key: string;
  readonly item: ListItem;
  /** 0 is the post, from 1 on its replies. */
  readonly at: number;
  /** Place of the post among the posts of the list, from 1, and how many there are; −1 as long as that is not known. */
  readonly position: number;
  readonly total: number;
}

/** The cards of a list, one below the other. */
export function threadRowsOf(items: readonly ListItem[], hasMore: boolean): readonly ThreadRowFacts[] {
  const total = hasMore ? -1 : items.length;
  return items.flatMap((item, index) => {
    const row = (key: string, at: number): ThreadRowFacts => ({ key, item, at, position: index + 1, total });
    // A reply may stand below two reposts of what it answers.
    return [row(item.key, 0), ...item.replies.map((reply, at) => row(`${item.key} ${reply.key}`, at + 1))];
  });
}

/** Whether the thread goes on below this card. */
export const continuesBelow = ({ item, at }: ThreadRowFacts) => at < item.replies.length;
