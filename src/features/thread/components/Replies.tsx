import { useStore } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, EmptyState, Heading, Inline, lazyPart, StatePanel } from '@/design-system';
import { friendlyMessage } from '@/features/feedback';
import { canReply, type ListItem, MoreReplies, PostSkeletons, postAtom, usePostPages } from '@/features/posts';
import { currentUserIdAtom } from '@/features/session';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { elementIds } from '@/shared/navigation';
import { useShownCount } from '../data/useShownCount.ts';
import { repliesAtATime, repliesSource } from '../data/useThread.ts';
import { type ReplyOrder, sortReplies } from '../model/replyOrder.ts';
import { strings } from '../strings.ts';
import * as styles from './PostDetail.css.ts';
import { ThreadPost } from './ThreadPost.tsx';

const SortReplies = lazyPart(() => import('./SortReplies.tsx'), { isOptional: true });

/** The direct replies, newest first: ten, and ten more with every press. */
export function Replies({ postId }: { postId: string }) {
  const { state, error, items, retry } = usePostPages(repliesSource(postId));
  const [order, setOrder] = useState<ReplyOrder | null>(null);
  const store = useStore();
  const sorted = useMemo(() => sortReplies(items, order, (id) => store.get(postAtom(id))), [items, order, store]);
  if (state === 'loading') return <PostSkeletons count={2} />;
  const failure = state === 'failed' && (
    <StatePanel kind="failed" title={strings.repliesFailedTitle} onRetry={retry}>
      {friendlyMessage(error)}
    </StatePanel>
  );
  if (failure && items.length === 0) return failure;
  if (items.length === 0) return <NoReplies postId={postId} />;
  return (
    <section className={styles.replies}>
      <div className={styles.repliesTitle}>
        <Heading level={2} size="body">
          {strings.replies}
        </Heading>
        {items.length > 1 && (
          <div className={styles.sort}>
            <SortReplies order={order} onChange={setOrder} />
          </div>
        )}
      </div>
      <ReplyPages key={postId} postId={postId} items={sorted} />
      {/* Replies written here are shown even if the list has failed. */}
      {failure}
    </section>
  );
}

/** The empty state. It invites only people who can reply; for others the box above says why they can't. */
function NoReplies({ postId }: { postId: string }) {
  const post = useStoreValue(postAtom(postId));
  const userId = useStoreValue(currentUserIdAtom);
  const isOpen = post !== undefined && canReply(post, userId);
  return (
    <EmptyState icon={MessageCircle} form="row" level={2} title={strings.noReplies}>
      {isOpen ? strings.noRepliesText : undefined}
    </EmptyState>
  );
}

function ReplyPages({ postId, items }: { postId: string; items: readonly ListItem[] }) {
  const [shown, setShown] = useShownCount(`replies to ${postId}`, repliesAtATime, (target) =>
    items.findIndex(({ id, replies }) => [id, ...replies.map((reply) => reply.id)].some((one) => target === elementIds.post(one))),
  );
  const left = items.length - shown;
  return (
    <>
      <div className={styles.thread}>
        {items.slice(0, shown).map((item) => (
          <Branch key={item.key} item={item} />
        ))}
      </div>
      {left > 0 && (
        <Inline justify="center">
          <Button variant="tinted" onClick={() => setShown(shown + repliesAtATime)}>
            {strings.more(Math.min(left, repliesAtATime))}
          </Button>
        </Inline>
      )}
    </>
  );
}

/** A direct reply and the first replies to it; the others are on its own page. */
function Branch({ item }: { item: ListItem }) {
  const { id, isAnswered, replies } = item;
  return (
    <div className={styles.branch} data-anchor={id}>
      <ThreadPost id={id} isConnected={isAnswered} isBelow />
      <div className={styles.answers}>
        {replies.map((reply, index) => (
          <ThreadPost
            key={reply.key}
            id={reply.id}
            isConnected={reply.isAnswered}
            isContinued={replies[index - 1]?.isAnswered ?? isAnswered}
            answersId={reply.answersId ?? (index > 0 && !replies[index - 1]?.isAnswered ? id : undefined)}
            isBelow
          />
        ))}
        {replies.length > 0 && <MoreReplies item={item} />}
      </div>
    </div>
  );
}
