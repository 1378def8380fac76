import { Center, Columns, Rail } from '@/design-system';
import { PostCardTemplate, PostSkeletons } from '@/features/posts';
import { DefaultLogo } from '@/features/theme-settings';
import * as header from '../shell/Header.css.ts';
import * as styles from './PageShell.css.ts';

/** Roughly how many posts fill the first window. */
const skeletons = 4;

/**
 * Shown until the page's code is loaded: the header and placeholders of posts, as the application renders them. The build writes it into
 * `index.html` (`scripts/early/firstPaint.ts`); the application's first render replaces it.
 */
export function PageShell() {
  return (
    <div className={styles.shell}>
      <div className={header.header}>
        <div className={header.start} />
        <div className={`${header.logo} ${styles.logo}`}>
          <DefaultLogo hasName />
        </div>
      </div>
      <Columns>
        <Rail as="div" side="start" narrow="dissolved" />
        <Center as="div">
          <div className={styles.tabs} />
          <PostSkeletons count={skeletons} />
          <template>
            <PostCardTemplate />
          </template>
        </Center>
        <Rail as="div" side="end" />
      </Columns>
    </div>
  );
}
