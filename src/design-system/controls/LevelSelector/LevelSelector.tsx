import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useRef } from 'react';
import type { Native } from '../../private/native.ts';
import { useOwned } from '../../private/useOwned.ts';
import * as styles from './LevelSelector.css.ts';
import { formatLevelValue, type LevelValue, levels, levelToPercent, nearestValue, valueToLevel } from './levels.ts';

export interface LevelSelectorProps
  extends Native<'input', 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'disabled'> {
  /** What is judged; stands above the track. */
  label: string;
  /** −2 … +2; 0 is the middle. */
  value?: LevelValue | undefined;
  /** Without `value`: what it starts with, 0 unless told. */
  defaultValue?: LevelValue | undefined;
  onChange?: ((value: LevelValue) => void) | undefined;
  /** What the five values are called, read out after the signed number: one word each, lowest first. */
  words?: readonly [string, string, string, string, string] | undefined;
  isDisabled?: boolean | undefined;
}

/** A judgement between −2 and +2, by pointer, touch or arrow keys. For any other range use Slider. */
export function LevelSelector({
  label,
  value: given,
  defaultValue = 0,
  onChange,
  words,
  isDisabled = false,
  id: givenId,
  ...native
}: LevelSelectorProps) {
  const [value, change] = useOwned(given, defaultValue, onChange);
  const own = useId();
  const id = givenId ?? own;
  const before = useRef(value);
  const level = valueToLevel(value);
  const sign = value < 0 ? 'negative' : value > 0 ? 'positive' : 'zero';
  const at = (percent: number) => assignInlineVars({ [styles.position]: `${percent}%` });
  const word = words?.[level];

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {word && (
          <span aria-hidden="true" className={styles.reading({ sign })}>
            {word}
          </span>
        )}
      </div>
      <div className={styles.track} style={at(levelToPercent(level))}>
        <span className={styles.rail} />
        <span className={styles.bar({ sign })} />
        {levels.map((each) => (
          <span key={each} className={styles.tick} style={at(levelToPercent(each))} />
        ))}
        <span aria-hidden="true" className={styles.indicator({ sign })}>
          {formatLevelValue(value)}
        </span>
        <input
          {...native}
          onPointerDown={(event) => {
            before.current = value;
            native.onPointerDown?.(event);
          }}
          // The finger went on to scroll the page: it only began here, and meant nothing.
          onPointerCancel={(event) => {
            change(before.current);
            native.onPointerCancel?.(event);
          }}
          id={id}
          className={styles.range}
          type="range"
          min={-2}
          max={2}
          step={1}
          value={value}
          disabled={isDisabled}
          aria-valuetext={[formatLevelValue(value), word].filter(Boolean).join(', ')}
          onChange={(event) => change(nearestValue(event.target.valueAsNumber))}
        />
      </div>
    </div>
  );
}
