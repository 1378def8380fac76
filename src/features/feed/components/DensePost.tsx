import { Repeat2 } from 'lucide-react';
import { memo, useId } from 'react';
import { Anchor, Icon } from '@/design-system';
import { cardLink, postAtom, postLinkMark, postPathOf, postsStrings } from '@/features/posts';
import { displayNameOf, UserAvatar, userAtom } from '@/features/users';
import { formatAge, formatMoment } from '@/shared/i18n';
import { nowAtom } from '@/shared/lib/clock';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { lateStrings as strings } from '../lateStrings.ts';
import * as styles from './ModernFeed.css.ts';

export interface DensePostProps {
  id: string;
  /** Id of the post, or of a repost's original. */
  shownId: string;
  /** The latest repost of the post in the list, and the number of reposts. */
  repostId: string | undefined;
  numReposts: number;
  position: number;
  /** -1 while the length of the list isn't known. */
  total: number;
}

/** One post in a few lines; the whole row leads to it. */
export const DensePost = memo(function DensePost({ id, shownId, repostId, numReposts, position, total }: DensePostProps) {
  const labelId = useId();
  const post = useStoreValue(postAtom(shownId));
  const author = useStoreValue(userAtom(post?.authorUserId ?? ''));
  const now = useStoreValue(nowAtom);
  if (!post || !author) return null;
  const text = (post.rawText ?? post.text ?? '').replace(/\s+/g, ' ');
  const numImages = post.attachedFiles?.length ?? post.attachedFileIds.length;
  return (
    <article
      id={`post-${id}`}
      data-post-id={id}
      className={styles.row}
      aria-labelledby={`${labelId} ${labelId}t`}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={-1}
      {...cardLink}
    >
      <UserAvatar user={author} size={20} />
      <div className={styles.texts}>
        {repostId !== undefined && <Reposters latestId={repostId} count={numReposts} />}
        <div className={styles.line}>
          <Anchor id={labelId} className={styles.cover} href={postPathOf(post)} {...postLinkMark}>
            <bdi className={styles.name}>{displayNameOf(author)}</bdi>{' '}
            <time className={styles.age} dateTime={post.publishedAt} title={formatMoment(post.publishedAt)}>
              {formatAge(post.publishedAt, now)}
            </time>
          </Anchor>
          {post.numReplies > 0 && <span className={styles.age}>{postsStrings.replies(post.numReplies)}</span>}
        </div>
        <p className={styles.text} dir="auto">
          {post.title && <strong id={`${labelId}t`}>{post.title} </strong>}
          {text || (numImages > 0 ? strings.images(numImages) : '')}
        </p>
      </div>
    </article>
  );
});

/** Says who reposted the post; of several, the latest with the number of the others. */
function Reposters({ latestId, count }: { latestId: string; count: number }) {
  const userId = useStoreValue(postAtom(latestId))?.authorUserId;
  const user = useStoreValue(userAtom(userId ?? ''));
  if (!user) return null;
  return (
    <p className={styles.context}>
      <Icon glyph={Repeat2} size="small" />
      {postsStrings.reposted(displayNameOf(user), count - 1)}
    </p>
  );
}
