import { Repeat2, Scale } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { User } from '@/api';
import { Icon } from '@/design-system';
import { displayNameOf, UserAvatar, userAtom } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { isTemporary, isUnreadBy } from '../../model/postRules.ts';
import { postAtom } from '../../state/postStore.ts';
import { postViewAtom } from '../../state/postView.ts';
import { strings } from '../../strings.ts';
import { cardLink } from './cardLink.ts';
import { ActionBar } from './PostActions.tsx';
import { PostBody } from './PostBody.tsx';
import * as styles from './PostCard.css.ts';
import { PostHeader } from './PostHeader.tsx';

export interface PostCardProps {
  id: string;
  /** Place in the list, from 1, and the length of the list as far as it is known (`-1` when not). */
  position?: number;
  total?: number;
  /** A line runs from the avatar to the card below: the next post answers this one. */
  isConnected?: boolean;
  /** The line from the card above ends here. */
  isContinued?: boolean;
  /** It is in a thread below a post that names the channel already. */
  isBelow?: boolean;
  /** The reply that this one answers, if its position doesn't show that. */
  answersId?: string | undefined;
  /** How many others have reposted it, besides the one whose repost it is. */
  others?: number | undefined;
  /** The page's list contains the same post, whose card has the element id. */
  isCopy?: boolean;
  /** A small picture of a post: without channel, actions and link, and without the attributes that must be unique in a page. */
  isPicture?: boolean;
}

/**
 * One post in a list, drawn with few elements, because lists draw many. Reads the store once (`postViewAtom`), so that a
 * change of another post never re-renders it. A repost shows its original with a line that says who reposted it.
 * `PostCardTemplate` mirrors it: a new line must be added to both, or `app/early/templates.test.tsx` fails.
 */
export const PostCard = memo(function PostCard({
  id,
  position,
  total,
  isConnected = false,
  isContinued = false,
  isBelow = false,
  answersId,
  others,
  isCopy = false,
  isPicture = false,
}: PostCardProps) {
  const labelId = useId();
  const view = useStoreValue(postViewAtom(id));
  // The initial state stays: the mark is shown as long as the card, instead of disappearing while the person reads.
  const [isUnread] = useState(() => !isPicture && view !== undefined && isUnreadBy(view.post, view.userId));
  if (!view) return null;
  const { entry, post, author } = view;
  const hasLink = !isPicture && !isTemporary(post.id);
  const identity = isPicture ? {} : { id: isCopy ? undefined : `post-${id}`, 'data-post-id': id, tabIndex: -1 };
  return (
    <article
      className={styles.card({ isPicture, isConnected, isContinued, isUnread, hasLink })}
      aria-labelledby={`${labelId} ${labelId}t ${labelId}h`}
      aria-description={isUnread ? strings.unread : undefined}
      aria-posinset={position}
      aria-setsize={total}
      {...identity}
      {...(hasLink ? cardLink : {})}
    >
      {view.reposter && <RepostLine user={view.reposter} others={others} />}
      {entry.isReactionComment === true && entry.repostedPostId && <CommentLine postId={entry.repostedPostId} />}
      <div className={styles.avatar}>
        <UserAvatar user={author} isLink />
      </div>
      <PostHeader view={view} id={labelId} hasChannel={!isPicture && !isBelow} />
      {answersId && <AnswerLine postId={answersId} />}
      <PostBody post={post} titleId={`${labelId}h`} comments={view.comments} />
      {!isPicture && <ActionBar post={post} userId={view.userId} />}
    </article>
  );
});

/** Says who reposted the post; of several, the latest with the number of the others. */
function RepostLine({ user, others }: { user: User; others: number | undefined }) {
  return (
    <p className={styles.context}>
      <Icon glyph={Repeat2} size="small" />
      {strings.reposted(displayNameOf(user), others)}
    </p>
  );
}

/** Says that an entry isn't a reply but a weigh-in's comment, and on whose post. */
function CommentLine({ postId }: { postId: string }) {
  const name = useAuthorName(postId);
  return (
    <p className={styles.context}>
      <Icon glyph={Scale} size="small" />
      {name ? strings.weighedInOn(name) : strings.weighedIn}
    </p>
  );
}

/** Says whom a reply answers if it isn't next to the post that it answers. */
function AnswerLine({ postId }: { postId: string }) {
  const name = useAuthorName(postId);
  return name && <p className={styles.context}>{strings.answers(name)}</p>;
}

function useAuthorName(postId: string): string | undefined {
  const author = useStoreValue(userAtom(useStoreValue(postAtom(postId))?.authorUserId ?? ''));
  return author && displayNameOf(author);
}
