import type { ListItem } from '../../data/usePostPages.ts';
import * as styles from './PostList.css.ts';
import { ThreadPlace } from './ThreadPlace.tsx';

/** More than fit on any screen before one scrolls. */
const count = 8;

/** The beginning of a list in the plain flow of the page. */
export function FirstPosts({ label, items }: { label: string; items: readonly ListItem[] }) {
  return (
    <div role="feed" aria-label={label} aria-busy="true">
      {items.slice(0, count).map((item, index) => (
        <div key={item.key} className={styles.inFlow}>
          <ThreadPlace item={item} position={index + 1} total={-1} />
        </div>
      ))}
    </div>
  );
}
