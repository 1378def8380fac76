import { useLaterLabels } from '../../laterLabels.ts';
import type { ElementProps } from '../../private/native.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import { Text } from '../../typography/Text/Text.tsx';
import { formatSigned } from '../signed.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Histogram.css.ts';

export interface HistogramProps extends ElementProps<'figure'> {
  /** The measured quantity. */
  label: string;
  /** The possible values, lowest first, with one column each. Values below zero count as negative. */
  levels: readonly number[];
  /** How often each value was chosen, in the same order. */
  counts: readonly number[];
  /** Mean of the values, shown beside the label with its sign; omitted without any values. */
  average?: number | undefined;
  /** Formats a count; as a plain number by default. */
  formatCount?: ((count: number) => string) | undefined;
}

const signOf = (value: number) => (value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero');
/** Between zero and the ends. */
const isMild = (value: number, furthest: number) => value !== 0 && Math.abs(value) < furthest;
const toneOf = { positive: 'positive', negative: 'negative', zero: 'muted' } as const;

/** How answers on a few signed levels are distributed. A glance at several: `SignedBars`. */
export function Histogram({ label, levels, counts, average, formatCount = String, ...native }: HistogramProps) {
  const { decimalMark } = useLaterLabels();
  const highest = Math.max(...counts, 1);
  const furthest = Math.max(...levels.map(Math.abs));
  return (
    <figure {...native} className={styles.figure}>
      <figcaption className={styles.caption}>
        <Text size="small">{label}</Text>
        {average !== undefined && (
          <Text size="small" weight="bold" dir="ltr" isTabular tone={toneOf[signOf(average)]}>
            {formatSigned(average, 1).replace('.', decimalMark)}
          </Text>
        )}
      </figcaption>
      <ol className={styles.columns}>
        {levels.map((value, index) => {
          const count = counts[index] ?? 0;
          const height = inlineVars({ [styles.share]: String(count / highest) });
          return (
            <li key={value}>
              <VisuallyHidden>{`${formatSigned(value)}: ${formatCount(count)}`}</VisuallyHidden>
              <span aria-hidden>{formatCount(count)}</span>
              <div className={styles.bar({ sign: count === 0 ? 'none' : signOf(value), isMild: isMild(value, furthest) })} style={height} />
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
