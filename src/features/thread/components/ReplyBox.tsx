import { Button, Card } from '@/design-system';
import { canReply, openComposerAtom, postAtom } from '@/features/posts';
import { currentUserAtom } from '@/features/session';
import { displayNameOf, UserAvatar, userAtom } from '@/features/users';
import { useAtomValue, useSetAtom } from 'jotai';
import { strings } from '../strings.ts';
import * as styles from './PostDetail.css.ts';

/** Invites to reply; the composer opens on it. Absent where replies are closed for the person. */
export function ReplyBox({ postId }: { postId: string }) {
  const me = useAtomValue(currentUserAtom);
  const post = useAtomValue(postAtom(postId));
  const author = useAtomValue(userAtom(post?.authorUserId ?? ''));
  const open = useSetAtom(openComposerAtom);
  if (!me || !post || !author || !canReply(post, me.id)) return null;
  const reply = () => open({ kind: 'reply', postId });
  return (
    <Card edge="bleed">
      <div className={styles.replyBox}>
        <span className={styles.avatar}><UserAvatar user={me} size={34} /></span>
        <button type="button" className={styles.replyField} onClick={reply}>{strings.writeReplyTo(displayNameOf(author))}</button>
        <Button onClick={reply} aria-hidden tabIndex={-1}>{strings.writeReply}</Button>
      </div>
    </Card>
  );
}
