import { inlineVars } from '../../styles/inlineVars.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
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
 * The plot: lines, rules, ticks. It is an image (`role="img"`) whose name contains its first and last numbers. A pointer or the arrow keys select
 * one moment: the legend shows its numbers, and after a key a live region announces them.
 */
export function Lines({ label, series, moments, formatValue, reading }: LinesProps) {
  const scale = roundScale(series.flatMap(({ values }) => values));
  const at = (value: number) => inlineVars({ [styles.rise]: `${((value - scale.low) / (scale.high - scale.low)) * 100}%` });
  const across = (index: number) => inlineVars({ [styles.offset]: `${moments.length < 2 ? 50 : (index / (moments.length - 1)) * 100}%` });
  const shown = reading.index ?? moments.length - 1;
  const asText = (index: number) =>
    `${moments[index] ?? ''}: ${series.map(({ name, values }) => `${name} ${valueAsText(values[index], formatValue)}`).join(', ')}`;
  const summary = [...new Set([0, moments.length - 1])].map(asText).join('. ');
  return (
    <div className={styles.chart}>
      <div className={styles.axis} aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={at(tick)}>
            {formatValue(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot} role="img" aria-label={`${label}. ${summary}`} {...reading.props}>
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
      <LiveRegion message={reading.isByKey ? asText(reading.current) : ''} />
      <div className={styles.moments} aria-hidden>
        <span>{moments[0]}</span>
        {reading.index !== undefined && <span className={styles.readMoment}>{moments[shown]}</span>}
        {moments.length > 1 && <span>{moments.at(-1)}</span>}
      </div>
    </div>
  );
}

const valueAsText = (value: number | null | undefined, formatValue: (value: number) => string) =>
  typeof value === 'number' ? formatValue(value) : '–';
