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
 * One card of a thread: the post, or one of the replies that the list contained or that were just written here. Each is a row of its own,
 * because drawing one card fits into a frame and five don't. Together they look like one card.
 */
export const ThreadRow = memo(function ThreadRow({ item, at, position, total }: ThreadRowProps) {
  const { replies } = item;
  const reply = replies[at - 1];
  const isLast = at === replies.length;
  // The element is the same with and without replies: they may arrive later, and the post must keep its focus and its open menu.
  return (
    <div className={replies.length > 0 ? row[at === 0 ? 'first' : isLast ? 'last' : 'between'] : undefined}>
      {at === 0 && <PostCard id={item.id} position={position} total={total} isConnected={item.isAnswered} others={item.others} />}
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
