import { memo } from 'react';
import { hrefOf } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { ListItem } from '../../model/placeLocal.ts';
import { postPathOf } from '../../model/postRules.ts';
import { postViewAtom } from '../../state/postView.ts';
import { strings } from '../../strings.ts';
import { PostCard } from '../PostCard/PostCard.tsx';
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
      {replies.map(({ key, id, isAnswered }, index) => (
        <PostCard key={key} id={id} isConnected={isAnswered} isContinued={(replies[index - 1] ?? item).isAnswered} isBelow />
      ))}
      {replies.length > 0 && <MoreReplies item={item} />}
    </div>
  );
});

/** Leads to the replies that do not stand here. An article of its own, as nothing else may stand in a feed. */
function MoreReplies({ item: { id, answers, hidden } }: { item: ListItem }) {
  const post = useStoreValue(postViewAtom(id))?.post;
  // The post counts its direct replies; of those to other replies only what the list brought is known.
  const left = Math.max(hidden.length, (post?.numReplies ?? 0) - answers);
  if (!post || left === 0) return null;
  const words = strings.moreReplies(left);
  return (
    <article className={styles.moreReplies} aria-label={words}>
      <a className={styles.moreRepliesLink} href={hrefOf(postPathOf(post))}>
        {words}
      </a>
    </article>
  );
}
