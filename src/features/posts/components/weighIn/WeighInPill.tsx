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
  // A plain button with the style of a Pill: every card has one, and a further component in each slows fast scrolling.
  return (
    <button {...button} type="button" className={hasWeighedIn ? `${styles.pill} ${styles.weighed}` : styles.pill}>
      <span className={styles.label}>{label}</span>
      <AverageBars reactions={reactions} />
    </button>
  );
}

/** The averages on the person's own post, on which they can't weigh in. Nothing while there are none. */
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
