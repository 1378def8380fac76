import { useSetAtom } from 'jotai';
import { Lock } from 'lucide-react';
import { AvatarSlot, Button, Card, Icon, Skeleton } from '@/design-system';
import { canReply, closedBy, openComposerAtom, postAtom, postsStrings } from '@/features/posts';
import { currentPersonAtom, displayNameOf, UserAvatar, userAtom } from '@/features/users';
import { useBottomBar } from '@/shared/lib/useBottomBar.ts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';
import * as styles from './PostDetail.css.ts';

/** Opens the composer for a reply, or says why the person can't reply. */
export function ReplyBox({ postId }: { postId: string }) {
  const me = useStoreValue(currentPersonAtom);
  const post = useStoreValue(postAtom(postId));
  const author = useStoreValue(userAtom(post?.authorUserId ?? ''));
  const open = useSetAtom(openComposerAtom);
  const isOpen = me !== undefined && post !== undefined && canReply(post, me.id);
  useBottomBar(isOpen);
  if (!me || !post || !author) return null;
  if (!isOpen) return <ClosedReplies reason={postsStrings[closedBy(post)]} />;
  const reply = () => open({ kind: 'reply', postId });
  return (
    <div className={styles.replyBar}>
      <Card edge="bleed">
        <div className={styles.replyBox}>
          <AvatarSlot>
            <UserAvatar user={me} size={34} />
          </AvatarSlot>
          {/* A plain button, because it looks like the field that it opens. */}
          <button type="button" className={styles.replyField} onClick={reply}>
            {strings.writeReplyTo(displayNameOf(author))}
          </button>
          <span className={styles.replyButton}>
            <Button onClick={reply} aria-hidden tabIndex={-1}>
              {strings.writeReply}
            </Button>
          </span>
        </div>
      </Card>
    </div>
  );
}

function ClosedReplies({ reason }: { reason: string }) {
  return (
    <Card edge="bleed">
      <p className={styles.closed}>
        <Icon glyph={Lock} size="compact" />
        {reason}
      </p>
    </Card>
  );
}

/** The placeholder while the post is being loaded: on phones the bar is at the lower edge from the beginning. */
export function ReplyBoxSkeleton() {
  useBottomBar(true);
  return (
    <div className={styles.replyBar}>
      <Card edge="bleed">
        <div className={styles.replyBox} data-shapes="reply">
          <AvatarSlot>
            <Skeleton form="circle" width={34} />
          </AvatarSlot>
          <Skeleton height={44} />
        </div>
      </Card>
    </div>
  );
}
