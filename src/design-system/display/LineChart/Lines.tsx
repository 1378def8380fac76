import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './LineChart.css.ts';
import { linePath, roundScale } from './scale.ts';
import { type ChartSeries, seriesLines } from './series.ts';
import type { useReading } from './useReading.ts';

interface LinesProps {
  label: string;
  series: readonly ChartSeries[];
  moments: readonly string[];
  formatValue: (value: number) => string;
  reading: ReturnType<typeof useReading>;
}

/**
 * The drawing: lines, rules, ticks. Its moments are read one by one like the values of a slider, by pointer or arrow keys;
 * the legend shows the numbers of the moment that is read.
 */
export function Lines({ label, series, moments, formatValue, reading }: LinesProps) {
  const scale = roundScale(series.flatMap(({ values }) => values));
  const at = (value: number) => inlineVars({ [styles.rise]: `${((value - scale.low) / (scale.high - scale.low)) * 100}%` });
  const across = (index: number) => inlineVars({ [styles.way]: `${moments.length < 2 ? 50 : (index / (moments.length - 1)) * 100}%` });
  const shown = reading.index ?? moments.length - 1;
  const inWords = series.map(({ name, values }) => `${name} ${valueInWords(values[reading.current], formatValue)}`).join(', ');
  return (
    <div className={styles.chart}>
      <div className={styles.axis} aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={at(tick)}>
            {formatValue(tick)}
          </span>
        ))}
      </div>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={moments.length}
        aria-valuenow={reading.current + 1}
        aria-valuetext={`${moments[reading.current] ?? ''}: ${inWords}`}
        {...reading.handlers}
      >
        {scale.ticks.map((tick) => (
          <div key={tick} className={styles.rule} style={at(tick)} />
        ))}
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {series.map(({ name, values }, index) => (
            <path key={name} className={styles.line({ series: seriesLines[index] })} d={linePath(values, scale)} />
          ))}
        </svg>
        <div className={styles.pointer({ isReading: reading.index !== undefined })} style={across(shown)}>
          {series.map(({ name, values }, index) => {
            const value = values[shown];
            return typeof value === 'number' && <div key={name} className={styles.end({ series: seriesLines[index] })} style={at(value)} />;
          })}
        </div>
      </div>
      <div className={styles.moments} aria-hidden>
        <span>{moments[0]}</span>
        {reading.index !== undefined && <span className={styles.readMoment}>{moments[shown]}</span>}
        {moments.length > 1 && <span>{moments.at(-1)}</span>}
      </div>
    </div>
  );
}

const valueInWords = (value: number | null | undefined, formatValue: (value: number) => string) =>
  typeof value === 'number' ? formatValue(value) : '–';
