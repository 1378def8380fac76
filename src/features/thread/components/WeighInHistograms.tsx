import { Histogram } from '@/design-system/display/Histogram/index.ts';
import type { PostRow } from '@/features/posts';
import { averagesOf, categoryIds, distributionOf, reputationStrings, weighInLevels } from '@/features/reputation';
import * as styles from './PostDetail.css.ts';

/** The distribution of the weigh-ins over −2…+2, by category; drawn with the post, so that the content below doesn't move later. */
export function WeighInHistograms({ reactions }: { reactions: PostRow['reactionSets'] }) {
  const values = reactions.map((reaction) => reaction.values);
  const averages = averagesOf(values);
  return (
    <div className={styles.histograms}>
      {categoryIds.map((id, index) => (
        <div key={id} className={styles.histogram}>
          <Histogram
            label={reputationStrings.categories[id]}
            levels={weighInLevels}
            counts={distributionOf(values, id)}
            average={averages?.[index] ?? 0}
          />
        </div>
      ))}
    </div>
  );
}
