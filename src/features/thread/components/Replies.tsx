import { Button, Card, EmptyState, FailureState, Inline, VisuallyHidden } from '@/design-system';
import { localEntriesAtom, PostCard, PostSkeletons } from '@/features/posts';
import { useAtomValue } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { repliesAtATime } from '../constants.ts';
import { useReplies } from '../data/useThread.ts';
import { strings } from '../strings.ts';
import * as styles from './PostDetail.css.ts';

/** The direct replies, newest first: ten, and ten more with every press. */
export function Replies({ postId }: { postId: string }) {
  const { state, ids, retry } = useReplies(postId);
  const written = useAtomValue(localEntriesAtom)(`replies:${postId}`);
  if (state === 'loading') return <PostSkeletons count={2} />;
  if (state === 'failed') {
    return (
      <Card edge="bleed">
        <FailureState title={strings.repliesFailedTitle} onRetry={retry}>{strings.failedText}</FailureState>
      </Card>
    );
  }
  const own = new Set(written.map(({ id }) => id));
  const entries = [...written, ...ids.filter((id) => !own.has(id)).map((id) => ({ key: id, id }))];
  return (
    <section className={styles.list}>
      <VisuallyHidden as="h2">{strings.replies}</VisuallyHidden>
      {entries.length === 0 ? (
        <EmptyState icon={MessageCircle} variant="row" level={3} title={strings.noReplies}>{strings.noRepliesText}</EmptyState>
      ) : (
        <ReplyPages key={postId} entries={entries} />
      )}
    </section>
  );
}

function ReplyPages({ entries }: { entries: readonly { key: string; id: string }[] }) {
  const [shown, setShown] = useState(repliesAtATime);
  const left = entries.length - shown;
  return (
    <>
      {entries.slice(0, shown).map(({ key, id }) => <PostCard key={key} id={id} />)}
      {left > 0 && (
        <Inline justify="center">
          <Button variant="tinted" onClick={() => setShown(shown + repliesAtATime)}>{strings.more(Math.min(left, repliesAtATime))}</Button>
        </Inline>
      )}
    </>
  );
}
