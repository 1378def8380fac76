import type { ElementProps } from '../../private/native.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './SignedBars.css.ts';

export interface SignedBarsProps extends ElementProps<'span'> {
  /** One bar each, from `-max` to `max`; null draws an empty track. */
  values: readonly (number | null)[];
  /** The value that fills a half. */
  max: number;
  /** The values as text. Without it the bars are decorative, beside a text with the same values. */
  label?: string | undefined;
}

const signOf = (value: number) => (value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero');

/** Tiny bars from the middle: to the end for positive, to the start for negative values. */
export function SignedBars({ values, max, label, ...native }: SignedBarsProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...naming} {...native} className={styles.bars}>
      {values.map((value, index) =>
        value === null ? (
          <span key={index} className={styles.track()} />
        ) : (
          <span
            key={index}
            className={styles.track({ sign: signOf(value), isFilled: true })}
            style={inlineVars({ [styles.share]: String(Math.min(Math.abs(value) / max, 1)) })}
          />
        ),
      )}
    </span>
  );
}
