import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LineChart.css.ts';
import type { ChartSeries } from './series.ts';

interface TableProps {
  label: string;
  series: readonly ChartSeries[];
  moments: readonly string[];
  formatValue: (value: number) => string;
}

/** The numbers of the chart as a table, latest first. */
export function Table({ label, series, moments, formatValue }: TableProps) {
  const latestFirst = moments.map((moment, index) => ({ moment, index })).reverse();
  return (
    // Focusable, because otherwise it couldn't be scrolled by keyboard.
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <thead>
          <tr>
            <td className={styles.moment} />
            {series.map(({ name }) => (
              <th key={name} scope="col" className={styles.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {latestFirst.map(({ moment, index }) => (
            <tr key={index}>
              <th scope="row" className={styles.moment}>
                {moment}
              </th>
              {series.map(({ name, values }) => {
                const value = values[index] ?? null;
                return (
                  <td key={name} className={styles.cell}>
                    {value === null ? '–' : formatValue(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
