import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './SignedBars.css.ts';

export interface SignedBarsProps {
  /** One bar each, from `-max` to `max`; null draws an empty track. */
  values: readonly (number | null)[];
  /** The value that fills a half. */
  max?: number | undefined;
  /** The values in words. Without it the bars are an ornament of words nearby. */
  label?: string | undefined;
}

const signOf = (value: number) => (value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero');

/** Tiny bars from the middle: to the end for positive, to the start for negative values. */
export function SignedBars({ values, max = 2, label }: SignedBarsProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={styles.bars} {...naming}>
      {values.map((value, index) => (
        <span key={index} className={styles.track}>
          {value !== null && (
            <span
              className={styles.bar({ sign: signOf(value) })}
              style={assignInlineVars({ [styles.share]: String(Math.min(Math.abs(value) / max, 1)) })}
            />
          )}
        </span>
      ))}
    </span>
  );
}
