import { memo } from 'react';
import type { ListItem } from '../../model/listItems.ts';
import { PostCard } from '../PostCard/PostCard.tsx';
import { MoreReplies } from './MoreReplies.tsx';
import { row } from './PostList.css.ts';

export interface ThreadRowProps {
  item: ListItem;
  /** Which card of it: 0 is the post, from 1 on its replies. */
  at: number;
  /** Place of the post among the posts of the list, from 1, and how many there are. */
  position: number;
  total: number;
}

/**
 * One card of a thread: the post, or one of the replies that came with the list or were just written here. A row of its own for each of
 * them, because a flick can wait for one card, and not for five. Together they look like one card.
 */
export const ThreadRow = memo(function ThreadRow({ item, at, position, total }: ThreadRowProps) {
  const { replies } = item;
  const reply = replies[at - 1];
  const isLast = at === replies.length;
  // The same element with and without replies: they may come later, and the post above them must keep its focus and its menu.
  return (
    <div className={replies.length > 0 ? row[at === 0 ? 'first' : isLast ? 'last' : 'between'] : undefined}>
      {at === 0 && <PostCard id={item.id} position={position} total={total} isConnected={item.isAnswered} />}
      {reply && (
        <PostCard
          id={reply.id}
          isConnected={reply.isAnswered}
          isContinued={(replies[at - 2] ?? item).isAnswered}
          answersId={reply.answersId}
          isBelow
        />
      )}
      {reply && isLast && <MoreReplies item={item} />}
    </div>
  );
});
