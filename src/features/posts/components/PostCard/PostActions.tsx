import { Icon } from '@/design-system';
import { currentUserIdAtom } from '@/features/session';
import { formatShort } from '@/shared/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { MessageCircle, Repeat2 } from 'lucide-react';
import { canReply, isTemporary } from '../../model/postRules.ts';
import { openComposerAtom } from '../../state/intents.ts';
import type { PostRow } from '../../state/postStore.ts';
import { toggleRepostAtom } from '../../state/repost.ts';
import { strings } from '../../strings.ts';
import { PostMenuControl } from '../menu/PostMenuControl.tsx';
import { WeighInControl } from '../weighIn/WeighInControl.tsx';
import * as styles from './PostActions.css.ts';
import { UnsentActions } from './UnsentActions.tsx';
import * as card from './PostCard.css.ts';

/** What one can do with a post. */
export function PostActions({ post }: { post: PostRow }) {
  if (isTemporary(post.id)) return post.sending === 'failed' ? <UnsentActions id={post.id} /> : null;
  return (
    <footer className={card.footer}>
      <ReplyAction post={post} />
      <RepostAction post={post} />
      <PostMenuControl post={post} />
      <span className={card.weighIn}><WeighInControl post={post} /></span>
    </footer>
  );
}

function ReplyAction({ post }: { post: PostRow }) {
  const openComposer = useSetAtom(openComposerAtom);
  const userId = useAtomValue(currentUserIdAtom);
  const isOpen = canReply(post, userId);
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={`${strings.reply}, ${strings.replies(post.numReplies)}`}
      aria-disabled={!isOpen}
      title={isOpen ? undefined : strings.repliesClosed}
      onClick={() => isOpen && openComposer({ kind: 'reply', postId: post.id })}
    >
      <Icon glyph={MessageCircle} size="compact" />
      {post.numReplies > 0 && formatShort(post.numReplies)}
    </button>
  );
}

function RepostAction({ post }: { post: PostRow }) {
  const toggle = useSetAtom(toggleRepostAtom);
  const count = post.numReposts ?? 0;
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={`${strings.repost}, ${strings.reposts(count)}`}
      aria-pressed={post.isRepostedByMe === true}
      onClick={() => void toggle(post.id)}
    >
      <Icon glyph={Repeat2} size="compact" />
      {count > 0 && formatShort(count)}
    </button>
  );
}
