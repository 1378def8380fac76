import { hrefOf } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { ListItem } from '../../model/listItems.ts';
import { postPathOf } from '../../model/postRules.ts';
import { postViewAtom } from '../../state/postView.ts';
import { strings } from '../../strings.ts';
import * as styles from './PostList.css.ts';

/** Leads to the replies that aren't shown here. It is an article, because a feed may contain nothing else. */
export function MoreReplies({ item: { id, answers, hidden } }: { item: ListItem }) {
  const post = useStoreValue(postViewAtom(id))?.post;
  // The post counts its direct replies; replies to other replies are known only as far as the list contained them.
  const left = Math.max(hidden.length, (post?.numReplies ?? 0) - answers);
  if (!post || left === 0) return null;
  const words = strings.moreReplies(left);
  return (
    <article className={styles.moreReplies} aria-label={words}>
      <a className={styles.moreRepliesLink} href={hrefOf(postPathOf(post))}>
        {words}
      </a>
    </article>
  );
}
