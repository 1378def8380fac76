import { Button, Text } from '@/design-system';
import type { PostPages } from '../../data/usePostPages.ts';
import { strings } from '../../strings.ts';
import * as styles from './PostList.css.ts';
import { PostSkeletons } from './PostSkeleton.tsx';

/** Below the last post: what is coming, what failed, or that this was all. */
export function ListEnd({ pages }: { pages: PostPages }) {
  if (pages.more === 'loading') return <PostSkeletons count={2} />;
  if (pages.more === 'failed') {
    return (
      <div className={styles.end}>
        <Text tone="muted">{strings.pageFailed}</Text>
        <Button variant="tinted" onClick={pages.fetchMore}>{strings.retry}</Button>
      </div>
    );
  }
  return <div className={styles.end}>{!pages.hasMore && <Text size="small" tone="muted">{strings.end}</Text>}</div>;
}
