import type { ComponentPropsWithRef } from 'react';
import { SignedBars } from '@/design-system';
import { averagesOf, categoryIds, reputationStrings, weighInMax } from '@/features/reputation';
import { formatSigned } from '@/shared/i18n';
import type { PostRow } from '../../state/postStore.ts';
import { strings } from '../../strings.ts';
import * as styles from './WeighInPill.css.ts';

export interface WeighInPillProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  reactions: PostRow['reactionSets'];
  /** The person has weighed in already. */
  hasWeighedIn: boolean;
}

/** Opens the weigh-in; shows the three averages as tiny signed bars once there are any. */
export function WeighInPill({ reactions, hasWeighedIn, ...button }: WeighInPillProps) {
  const label = hasWeighedIn ? strings.weighedIn : strings.weighIn;
  // Plain, with the shape of a Pill: every card has one, and a component more in each is felt in a flick.
  return (
    <button {...button} type="button" className={hasWeighedIn ? `${styles.pill} ${styles.weighed}` : styles.pill}>
      <span className={styles.label}>{label}</span>
      <AverageBars reactions={reactions} />
    </button>
  );
}

/** The averages on a post of one's own, on which one cannot weigh in. Nothing while there are none. */
export function WeighInSummary({ reactions }: { reactions: PostRow['reactionSets'] }) {
  if (!averagesOf(reactions.map(({ values }) => values))) return null;
  return (
    <span className={styles.readOnly}>
      <AverageBars reactions={reactions} />
    </span>
  );
}

function AverageBars({ reactions }: { reactions: PostRow['reactionSets'] }) {
  const averages = averagesOf(reactions.map(({ values }) => values));
  if (!averages) return null;
  const spoken = categoryIds.map((id, index) => `${reputationStrings.categories[id]} ${formatSigned(averages[index] ?? 0)}`).join(', ');
  return <SignedBars values={averages} max={weighInMax} label={strings.weighInAverages(spoken)} />;
}
