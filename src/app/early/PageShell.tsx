import { Center, Columns, Rail } from '@/design-system';
import { PostCardTemplate, PostSkeletons } from '@/features/posts';
import { DefaultLogo } from '@/features/theme-settings';
import * as header from '../shell/Header.css.ts';
import * as styles from './PageShell.css.ts';

/** How many posts fill the first window, more or less. */
const skeletons = 4;

/**
 * What the page shows before its code is here: the header and posts that are on their way, as the application draws them. The build
 * writes it into `index.html` (`scripts/early/firstPaint.ts`); the application's first drawing takes its place.
 */
export function PageShell() {
  return (
    <div className={styles.shell}>
      <div className={header.header}>
        <div className={header.start} />
        <div className={`${header.logo} ${styles.logo}`}>
          <DefaultLogo hasWord />
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
