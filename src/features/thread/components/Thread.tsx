import { FileQuestionMark } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { LinkButton, StatePanel, VisuallyHidden } from '@/design-system';
import { friendlyMessage } from '@/features/feedback';
import { PostSkeletons, postAtom, postPathOf, shownIdOf } from '@/features/posts';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { usePost } from '../data/useThread.ts';
import { strings } from '../strings.ts';
import * as styles from './PostDetail.css.ts';
import { PostDetail } from './PostDetail.tsx';
import { PostDetailSkeleton } from './PostDetailSkeleton.tsx';
import { Replies } from './Replies.tsx';
import { ReplyBox, ReplyBoxSkeleton } from './ReplyBox.tsx';
import { ThreadPost } from './ThreadPost.tsx';

export interface ThreadProps {
  postId: string;
  /** Shown as a reply, below the post that it answers. */
  isReply: boolean;
}

/** A post, the post that it answers, and its replies. The screen's heading shows in every state. */
export function Thread(props: ThreadProps) {
  return (
    <>
      <VisuallyHidden as="h1">{props.isReply ? strings.reply : strings.post}</VisuallyHidden>
      <ThreadState {...props} />
    </>
  );
}

function ThreadState({ postId }: ThreadProps) {
  const { state, error, retry } = usePost(postId);
  // A post that a list has loaded is shown at once; the request then only refreshes it.
  const known = useStoreValue(postAtom(postId));
  if (state === 'missing') return <MissingThread />;
  if (!known && state === 'failed') {
    return (
      <StatePanel kind="failed" title={strings.failedTitle} onRetry={retry}>
        {friendlyMessage(error)}
      </StatePanel>
    );
  }
  if (!known) {
    return (
      <div className={styles.list}>
        <PostDetailSkeleton />
        <ReplyBoxSkeleton />
        <PostSkeletons count={2} />
      </div>
    );
  }
  const originalId = shownIdOf(known);
  if (originalId !== postId && known.isTargetMissing !== true) return <LinkToOriginal id={originalId} />;
  const answeredId = known.type === 'reply' ? known.repostedPostId : null;
  const detail = (
    <PostDetail key={postId} id={postId} isMarked={answeredId !== null} isBelow={answeredId !== null && known.isTargetMissing !== true} />
  );
  return (
    <div className={styles.list} data-page="post">
      {answeredId === null ? (
        detail
      ) : (
        <div className={styles.thread}>
          <ThreadPost id={answeredId} isConnected />
          {detail}
        </div>
      )}
      <ReplyBox postId={postId} />
      <Replies postId={postId} />
    </div>
  );
}

/** A repost has no page of its own, so its original is shown. */
function LinkToOriginal({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const original = useStoreValue(postAtom(id));
  const path = original ? postPathOf(original) : paths.post(id);
  useLayoutEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return null;
}

function MissingThread() {
  return (
    <StatePanel
      kind="empty"
      icon={FileQuestionMark}
      level={2}
      title={strings.missingTitle}
      action={<LinkButton href={paths.home()}>{strings.toFeed}</LinkButton>}
    >
      {strings.missingText}
    </StatePanel>
  );
}
