import { useAtomValue, useSetAtom } from 'jotai';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { AvatarSlot, Button, Card, Icon } from '@/design-system';
import { canReply, closedBy, openComposerAtom, postAtom, postsStrings } from '@/features/posts';
import { currentPersonAtom, displayNameOf, UserAvatar, userAtom } from '@/features/users';
import { strings } from '../strings.ts';
import * as styles from './PostDetail.css.ts';

/** Invites to reply; the composer opens on it. Where replies are closed for the person, it says why. */
export function ReplyBox({ postId }: { postId: string }) {
  const me = useAtomValue(currentPersonAtom);
  const post = useAtomValue(postAtom(postId));
  const author = useAtomValue(userAtom(post?.authorUserId ?? ''));
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
          {/* Looks like the field that it opens, so none of the buttons fits. */}
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

/** Tells the shell that the lower edge is taken on phones: its navigation gives way to the bar. */
function useBottomBar(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    document.documentElement.dataset['bottomBar'] = '';
    return () => {
      delete document.documentElement.dataset['bottomBar'];
    };
  }, [isShown]);
}
