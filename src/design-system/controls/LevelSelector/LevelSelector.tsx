import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { formatLevelValue, levels, levelToPercent, type LevelValue, nearestValue, valueToLevel } from './levels.ts';
import * as styles from './LevelSelector.css.ts';

export interface LevelSelectorProps {
  /** What is judged; stands above the track. */
  label: string;
  /** −2 … +2; 0 is the middle. */
  value: LevelValue;
  onChange: (value: LevelValue) => void;
  /** What the five values are called, read out after the signed number: one word each, lowest first. */
  words?: readonly [string, string, string, string, string] | undefined;
  isDisabled?: boolean | undefined;
}

/** A judgement between −2 and +2, by pointer, touch or arrow keys. For any other range use Slider. */
export function LevelSelector({ label, value, onChange, words, isDisabled = false }: LevelSelectorProps) {
  const id = useId();
  const level = valueToLevel(value);
  const sign = value < 0 ? 'negative' : value > 0 ? 'positive' : 'zero';
  const at = (percent: number) => assignInlineVars({ [styles.position]: `${percent}%` });
  const word = words?.[level];

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {word && <span aria-hidden="true" className={styles.reading({ sign })}>{word}</span>}
      </div>
      <div className={styles.track} style={at(levelToPercent(level))}>
        <span className={styles.rail} />
        <span className={styles.bar({ sign })} />
        {levels.map((each) => <span key={each} className={styles.tick} style={at(levelToPercent(each))} />)}
        <span aria-hidden="true" className={styles.indicator({ sign })}>{formatLevelValue(value)}</span>
        <input
          id={id}
          className={styles.range}
          type="range"
          min={-2}
          max={2}
          step={1}
          value={value}
          disabled={isDisabled}
          aria-valuetext={[formatLevelValue(value), word].filter(Boolean).join(', ')}
          onChange={(event) => onChange(nearestValue(event.target.valueAsNumber))}
        />
      </div>
    </div>
  );
}
