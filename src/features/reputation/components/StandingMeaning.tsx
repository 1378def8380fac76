import { Select } from '@/design-system/pickers/Select/Select.tsx';
import { useStoreState } from '@/shared/lib/useStoreValue';
import { type CategoryId, categoryIds, type TierSet, tierSets } from '../constants.ts';
import { tiersOf } from '../model/tiers.ts';
import { questionStrings } from '../questionStrings.ts';
import { standingStrings } from '../standingStrings.ts';
import { tierSetAtom } from '../state/tierSet.ts';
import * as styles from './Standing.css.ts';
import { useTier } from './TierChip.tsx';
import { TierSymbol } from './TierSymbol.tsx';

export interface StandingMeaningProps {
  rating: number;
  categoryNames: Readonly<Record<CategoryId, string>>;
  /** Lets the person choose the names of the tiers, on their own profile. */
  isOwn: boolean;
}

/** Explains the categories, how standing grows, and the tiers; closed until it is opened. */
export function StandingMeaning({ rating, categoryNames, isOwn }: StandingMeaningProps) {
  return (
    <details className={styles.meaning}>
      <summary className={styles.summary}>{standingStrings.meaning}</summary>
      <div className={styles.texts}>
        <h3 className={styles.title}>{standingStrings.categoriesTitle}</h3>
        <dl className={styles.terms}>
          {categoryIds.map((id) => (
            <div key={id}>
              <dt className={styles.term}>{categoryNames[id]}</dt>
              <dd className={styles.definition}>
                {questionStrings[id]} {standingStrings.categoryMeanings[id]}
              </dd>
            </div>
          ))}
        </dl>
        <h3 className={styles.title}>{standingStrings.growthTitle}</h3>
        {standingStrings.growth.map((sentence) => (
          <p key={sentence} className={styles.paragraph}>
            {sentence}
          </p>
        ))}
        <h3 className={styles.title}>{standingStrings.tiersTitle}</h3>
        {isOwn && <TierSetChoice />}
        <Tiers rating={rating} />
      </div>
    </details>
  );
}

function TierSetChoice() {
  const [set, choose] = useStoreState(tierSetAtom);
  return (
    <Select<TierSet>
      label={standingStrings.tierSetLabel}
      hint={standingStrings.tierSetHint}
      options={tierSets.map((value) => ({ value, label: standingStrings.tierSetNames[value] }))}
      value={set}
      emptyLabel={standingStrings.tierSetNames.standard}
      onChange={(choice) => choice && choose(choice)}
    />
  );
}

function Tiers({ rating }: { rating: number }) {
  const { tier: current, set } = useTier(rating);
  return (
    <ol className={styles.tiers} aria-label={standingStrings.tierSetNames[set]}>
      {tiersOf(set).map((tier) => (
        <li key={tier.symbol} className={styles.tier} aria-current={tier.position === current.position || undefined}>
          <TierSymbol tier={tier} set={set} size="compact" />
          {tier.name}
          <span className={styles.range}>{tier.description}</span>
        </li>
      ))}
    </ol>
  );
}
