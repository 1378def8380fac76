import { Text } from '../../typography/Text/Text.tsx';
import { formatSigned } from '../signed.ts';
import * as styles from './LineChart.css.ts';
import { type ChartSeries, seriesLines } from './series.ts';

interface LegendProps {
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** The selected moment; the last known value while none is selected. */
  at: number | undefined;
}

const numbersOf = (values: ChartSeries['values']) => values.filter((value) => value !== null);

/** Each line with its name, its change since the beginning and its value, the last one or that of the moment that is read. */
export function Legend({ series, formatValue, at }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name, values }, index) => {
        const [first, last] = [numbersOf(values)[0], at === undefined ? numbersOf(values).at(-1) : (values[at] ?? undefined)];
        const change = first === undefined || last === undefined ? 0 : Math.round(last - first);
        return (
          <li key={name} className={styles.row}>
            <svg width={18} height={6} fill="none" aria-hidden>
              <path className={styles.line({ series: seriesLines[index] })} d="M1.5 3h15" />
            </svg>
            <span className={styles.name}>
              <Text size="small" tone="muted">
                {name}
              </Text>
            </span>
            <Text size="small" dir="ltr" tone={change < 0 ? 'negative' : change > 0 ? 'positive' : 'muted'}>
              {formatSigned(change)}
            </Text>
            <span className={styles.number}>
              <Text size="small" weight="bold">
                {last === undefined ? '–' : formatValue(last)}
              </Text>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
