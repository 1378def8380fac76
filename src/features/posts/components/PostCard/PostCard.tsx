import { Card } from '@/design-system';
import { UserAvatar, userAtom } from '@/features/users';
import { useAtomValue } from 'jotai';
import { memo, useId } from 'react';
import { shownIdOf } from '../../model/postRules.ts';
import { postAtom } from '../../state/postStore.ts';
import { PostActions } from './PostActions.tsx';
import { PostBody } from './PostBody.tsx';
import * as styles from './PostCard.css.ts';
import { PostHeader } from './PostHeader.tsx';
import { RepostLine } from './RepostLine.tsx';
import { usePostLink } from './usePostLink.ts';

export interface PostCardProps {
  id: string;
  /** Place in the list, from 1, and the length of the list as far as it is known (`-1` when not). */
  position?: number;
  total?: number;
  /** A line runs from the avatar to the card below: the next post answers this one. */
  isConnected?: boolean;
  /** Small and only to be looked at: without channel, actions and a way to the post, and without what only one card of a page may have. */
  isPicture?: boolean;
}

/**
 * One post in a list. Subscribes to its own post and author only, so that a change of another post never
 * re-renders it. A repost shows its original with a line that says who reposted it.
 */
export const PostCard = memo(function PostCard({ id, position, total, isConnected = false, isPicture = false }: PostCardProps) {
  const labelId = useId();
  const entry = useAtomValue(postAtom(id));
  const shownId = entry ? shownIdOf(entry) : id;
  const post = useAtomValue(postAtom(shownId)) ?? entry;
  const author = useAtomValue(userAtom(post?.authorUserId ?? ''));
  const link = usePostLink(post);
  if (!entry || !post || !author) return null;

  const place = { id: `post-${id}`, 'data-post-id': id, tabIndex: -1, edge: 'bleed', isInteractive: link.isInteractive, ...link.handlers } as const;
  return (
    <Card as="article" tone="post" {...(isPicture ? {} : place)} aria-labelledby={labelId} aria-posinset={position} aria-setsize={total}>
      <div className={styles.grid}>
        {entry.type === 'repost' && <RepostLine userId={entry.authorUserId} />}
        <div className={isConnected ? `${styles.avatar} ${styles.connector}` : styles.avatar}>
          <UserAvatar user={author} isLink />
        </div>
        <div className={styles.body}>
          <PostHeader post={post} author={author} id={labelId} hasChannel={!isPicture} />
          <PostBody post={post} />
          {!isPicture && <PostActions post={post} />}
        </div>
      </div>
    </Card>
  );
});
