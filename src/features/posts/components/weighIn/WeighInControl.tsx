import type { ComponentPropsWithRef } from 'react';
import { useState } from 'react';
import { lazyPart, SignedBars } from '@/design-system';
import { averagesOf, categoryIds, reputationStrings, weighInMax } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { formatSigned } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { PostRow } from '../../state/postStore.ts';
import { strings } from '../../strings.ts';
import * as styles from './WeighInControl.css.ts';

const WeighInPopover = lazyPart(() => import('./WeighInPopover.tsx'));

/** The pill on every post. Its popover is fetched when a pointer or the focus comes near. */
export function WeighInControl({ post }: { post: PostRow }) {
  const userId = useStoreValue(currentUserIdAtom);
  // Once loaded the popover stays mounted, so that the focus can return to the pill that opened it.
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  if (post.authorUserId === userId) return <WeighInSummary reactions={post.reactionSets} />;

  const hasWeighedIn = post.reactionSets.some((reaction) => reaction.userId === userId);
  const common = { reactions: post.reactionSets, hasWeighedIn };
  const plain = (
    <WeighInPill
      {...common}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={WeighInPopover.preload}
      onFocus={WeighInPopover.preload}
      onClick={() => setState('open')}
    />
  );
  return (
    <WeighInPopover
      shouldLoad={state !== 'unused'}
      fallback={plain}
      onFailure={() => setState('unused')}
      post={post}
      trigger={<WeighInPill {...common} aria-haspopup="dialog" aria-expanded={state === 'open'} />}
      isOpen={state === 'open'}
      onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
    />
  );
}

interface WeighInPillProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  reactions: PostRow['reactionSets'];
  /** The person has weighed in already. */
  hasWeighedIn: boolean;
}

/** Opens the weigh-in; shows the three averages as tiny signed bars once there are any. */
function WeighInPill({ reactions, hasWeighedIn, ...button }: WeighInPillProps) {
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
function WeighInSummary({ reactions }: { reactions: PostRow['reactionSets'] }) {
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
  const label = categoryIds.map((id, index) => `${reputationStrings.categories[id]} ${formatSigned(averages[index] ?? 0)}`).join(', ');
  return <SignedBars values={averages} max={weighInMax} label={strings.weighInAverages(label)} />;
}
