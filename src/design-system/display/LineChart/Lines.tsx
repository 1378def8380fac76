import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './LineChart.css.ts';
import { linePath, roundScale } from './scale.ts';
import { type ChartSeries, seriesTones } from './series.ts';

interface LinesProps {
  label: string;
  series: readonly ChartSeries[];
  moments: readonly string[];
  formatValue: (value: number) => string;
}

/** The drawing: lines, rules, ticks. One picture for screen readers, whose numbers are in the legend and the table. */
export function Lines({ label, series, moments, formatValue }: LinesProps) {
  const scale = roundScale(series.flatMap(({ values }) => values));
  const at = (value: number) => assignInlineVars({ [styles.rise]: `${((value - scale.low) / (scale.high - scale.low)) * 100}%` });
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={styles.axis} aria-hidden>
        {scale.ticks.map((tick) => <span key={tick} className={styles.tick} style={at(tick)}>{formatValue(tick)}</span>)}
      </div>
      <div className={styles.plot} aria-hidden>
        {scale.ticks.map((tick) => <div key={tick} className={styles.rule} style={at(tick)} />)}
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
          {series.map(({ name, values }, index) => (
            <path key={name} className={styles.line({ series: seriesTones[index] })} d={linePath(values, scale)} />
          ))}
        </svg>
        {series.map(({ name, values }, index) => {
          const last = values.at(-1);
          return typeof last === 'number' && <div key={name} className={styles.end({ series: seriesTones[index] })} style={at(last)} />;
        })}
      </div>
      <div className={styles.moments} aria-hidden>
        <span>{moments[0]}</span>
        {moments.length > 1 && <span>{moments.at(-1)}</span>}
      </div>
    </div>
  );
}
