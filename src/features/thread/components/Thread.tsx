import { Card, EmptyState, FailureState, LinkButton, VisuallyHidden } from '@/design-system';
import { postAtom, PostCard, PostSkeletons } from '@/features/posts';
import { useAtomValue } from 'jotai';
import { FileQuestionMark } from 'lucide-react';
import { usePost } from '../data/useThread.ts';
import { strings } from '../strings.ts';
import { PostDetail } from './PostDetail.tsx';
import * as styles from './PostDetail.css.ts';
import { Replies } from './Replies.tsx';
import { ReplyBox } from './ReplyBox.tsx';

export interface ThreadProps {
  postId: string;
  /** Shown as an answer: the post it belongs to stands above it. */
  isReply: boolean;
}

/** A post, what it answers, and its replies. */
export function Thread({ postId, isReply }: ThreadProps) {
  const { state, retry } = usePost(postId);
  // A post that is known from a list is shown at once; the request then only refreshes it.
  const known = useAtomValue(postAtom(postId));
  if (state === 'missing') return <MissingThread />;
  if (!known && state === 'failed') {
    return (
      <Card edge="bleed">
        <FailureState title={strings.failedTitle} onRetry={retry}>{strings.failedText}</FailureState>
      </Card>
    );
  }
  if (!known) return <PostSkeletons count={2} />;
  return (
    <div className={styles.list}>
      <VisuallyHidden as="h1">{isReply ? strings.reply : strings.post}</VisuallyHidden>
      {known.type === 'reply' && known.repostedPostId && <PostCard id={known.repostedPostId} isConnected />}
      <PostDetail id={postId} />
      <ReplyBox postId={postId} />
      <Replies postId={postId} />
    </div>
  );
}

function MissingThread() {
  return (
    <Card edge="bleed">
      <EmptyState icon={FileQuestionMark} level={2} title={strings.missingTitle} action={<LinkButton href="/">{strings.toFeed}</LinkButton>}>
        {strings.missingText}
      </EmptyState>
    </Card>
  );
}
