import { useAtomValue } from 'jotai';
import { memo } from 'react';
import type { ListItem } from '../../data/usePostPages.ts';
import { localEntriesAtom } from '../../state/localEntries.ts';
import { PostCard } from '../PostCard/PostCard.tsx';
import * as styles from './PostList.css.ts';

export interface ThreadPlaceProps {
  item: ListItem;
  position: number;
  total: number;
}

/** One place of a list: a post, and below it the replies that came with the list or were just written here. */
export const ThreadPlace = memo(function ThreadPlace({ item, position, total }: ThreadPlaceProps) {
  const written = useAtomValue(localEntriesAtom)(`replies:${item.id}`);
  const replies = [...item.replyIds.map((id) => ({ key: id, id })), ...[...written].reverse()];
  if (replies.length === 0) return <PostCard id={item.id} position={position} total={total} />;
  return (
    <div className={styles.thread}>
      <PostCard id={item.id} position={position} total={total} isConnected />
      {replies.map(({ key, id }, index) => <PostCard key={key} id={id} isConnected={index < replies.length - 1} />)}
    </div>
  );
});
