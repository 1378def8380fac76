import type { ElementProps } from '../../private/native.ts';
import * as styles from './LineChart.css.ts';
import { linePath, roundScale } from './scale.ts';
import { type ChartSeries, seriesLines } from './series.ts';

export interface SparklineProps extends ElementProps<'span'> {
  /** One to three series; their values from the oldest to the newest. */
  series: readonly ChartSeries[];
}

/** The course of up to three series, as small as a word. Decorative: the text beside it has to say the numbers. */
export function Sparkline({ series, ...native }: SparklineProps) {
  const scale = roundScale(series.flatMap(({ values }) => values));
  return (
    <span aria-hidden {...native} className={styles.spark}>
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
        {series.map(({ name, values }, index) => (
          <path key={name} className={styles.line({ series: seriesLines[index] })} d={linePath(values, scale)} />
        ))}
      </svg>
    </span>
  );
}
