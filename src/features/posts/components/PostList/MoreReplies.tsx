import { hrefOf } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { ListItem } from '../../model/listItems.ts';
import { postPathOf } from '../../model/postRules.ts';
import { posts } from '../../state/postStore.ts';
import { postViewAtom } from '../../state/postView.ts';
import { strings } from '../../strings.ts';
import * as styles from './PostList.css.ts';

/** Leads to the replies that aren't shown here. It is an article, because a feed may contain nothing else. */
export function MoreReplies({ item: { id, answers, hidden } }: { item: ListItem }) {
  const post = useStoreValue(postViewAtom(id))?.post;
  // The server counts direct replies; replies to other replies are known only as far as the list contained them. Replies that aren't
  // published yet count on neither side.
  const known = useStoreValue(posts.serverAtomOf(post?.id ?? id))?.numReplies ?? 0;
  const left = Math.max(hidden.length, known - answers);
  if (!post || left === 0) return null;
  const label = strings.moreReplies(left);
  return (
    <article className={styles.moreReplies} aria-label={label}>
      <a className={styles.moreRepliesLink} href={hrefOf(postPathOf(post))}>
        {label}
      </a>
    </article>
  );
}
