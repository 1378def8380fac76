import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Native } from '../../private/native.ts';
import { Text } from '../../typography/Text/index.ts';
import { formatSigned } from '../signed.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Histogram.css.ts';

/** The values a column stands for, lowest first. */
const values = [-2, -1, 0, 1, 2] as const;

export interface HistogramProps extends Native<'figure'> {
  /** What was measured. */
  label: string;
  /** How often each value −2…+2 was given, in this order. */
  counts: readonly [number, number, number, number, number];
  /** Mean of the values, shown beside the label with its sign; left out while nothing was given. */
  average?: number | undefined;
  /** Writes a count; as a plain number unless given. */
  formatCount?: ((count: number) => string) | undefined;
}

const signOf = (value: number) => (value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero');
const toneOf = { positive: 'positive', negative: 'negative', zero: 'muted' } as const;

/** How five signed answers are distributed. A glance at several: `SignedBars`. */
export function Histogram({ label, counts, average, formatCount = String, ...native }: HistogramProps) {
  const highest = Math.max(...counts, 1);
  return (
    <figure {...native} className={styles.figure}>
      <figcaption className={styles.caption}>
        <Text size="small">{label}</Text>
        {average !== undefined && (
          <Text size="small" weight="bold" dir="ltr" isTabular tone={toneOf[signOf(average)]}>
            {formatSigned(average, 1)}
          </Text>
        )}
      </figcaption>
      <ol className={styles.columns}>
        {values.map((value, index) => {
          const count = counts[index] ?? 0;
          const height = assignInlineVars({ [styles.share]: String(count / highest) });
          return (
            <li key={value}>
              <VisuallyHidden>{`${formatSigned(value)}: ${formatCount(count)}`}</VisuallyHidden>
              <span aria-hidden>{formatCount(count)}</span>
              <div className={styles.bar({ sign: count === 0 ? 'none' : signOf(value), isMild: Math.abs(value) === 1 })} style={height} />
              <span aria-hidden dir="ltr">
                {formatSigned(value)}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
