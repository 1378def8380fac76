import { SignedBars, Text, VisuallyHidden } from '@/design-system';
import { categoryIds, reputationStrings, weighInMax } from '@/features/reputation';
import { strings } from '../../strings.ts';
import * as styles from './WeighInLegend.css.ts';

/** Explains the three bars of every post. */
export function WeighInLegend() {
  return (
    <section>
      <VisuallyHidden>
        <h2>{strings.weighInHeading}</h2>
      </VisuallyHidden>
      <ul className={styles.legend}>
        {categoryIds.map((id) => (
          <li key={id} className={styles.entry}>
            <SignedBars values={categoryIds.map((other) => (other === id ? 1.7 : null))} max={weighInMax} />
            <span className={styles.texts}>
              <Text size="small" weight="medium" tone="strong">
                {reputationStrings.categories[id]}
              </Text>
              <Text size="small" tone="muted">
                {strings.questions[id]}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
