import { memo } from 'react';
import type { ListItem } from '../../model/placeLocal.ts';
import { PostCard } from '../PostCard/PostCard.tsx';
import { MoreReplies } from './MoreReplies.tsx';
import * as styles from './PostList.css.ts';

export interface ThreadPlaceProps {
  item: ListItem;
  position: number;
  total: number;
}

/** One place of a list: a post, and in the same card the replies that came with the list or were just written here. */
export const ThreadPlace = memo(function ThreadPlace({ item, position, total }: ThreadPlaceProps) {
  const { replies } = item;
  // The same element with and without replies: they may come later, and the post above them must keep its focus and its menu.
  return (
    <div className={replies.length > 0 ? styles.thread : undefined}>
      <PostCard id={item.id} position={position} total={total} isConnected={item.isAnswered} />
      {replies.map(({ key, id, isAnswered, answersId }, index) => (
        <PostCard
          key={key}
          id={id}
          isConnected={isAnswered}
          isContinued={(replies[index - 1] ?? item).isAnswered}
          answersId={answersId}
          isBelow
        />
      ))}
      {replies.length > 0 && <MoreReplies item={item} />}
    </div>
  );
});
