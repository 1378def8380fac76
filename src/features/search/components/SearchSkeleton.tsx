import { useSearchParams } from 'wouter';
import { Card, SkeletonTabs } from '@/design-system';
import { PostSkeletons } from '@/features/posts';
import { PeopleSkeleton } from '@/features/users';
import { parseResultTab, resultTabs } from '../model/results.ts';
import { strings } from '../strings.ts';
import * as styles from './Explore.css.ts';

/** The placeholder of search results: tabs, with rows or posts below them. */
export function SearchSkeleton() {
  const [address] = useSearchParams();
  const tab = parseResultTab(address.get('tab'));
  return (
    <>
      <div className={styles.tabs}>
        <SkeletonTabs count={resultTabs.length} />
      </div>
      {tab === 'people' || tab === 'groups' ? (
        <Card edge="bleed" padding="4">
          <PeopleSkeleton label={strings.tabs[tab]} count={5} />
        </Card>
      ) : (
        <PostSkeletons count={3} />
      )}
    </>
  );
}
