import { type ReactNode, useRef } from 'react';
import { useLaterLabels } from '../../laterLabels.ts';
import { type FieldOptions, splitField, useField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './LevelSelector.css.ts';
import { formatLevel, nearestLevel, percentOf, startOf } from './levels.ts';

export interface LevelSelectorProps<Level extends number = number>
  extends FieldOptions,
    ElementProps<
      'input',
      keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'disabled' | 'required'
    > {
  /** The name of the judged category, shown above the track. */
  label: string;
  /** The values that can be chosen, lowest first and evenly spaced. Values below zero count as negative. */
  levels: readonly Level[];
  value?: Level | undefined;
  /** The initial value if uncontrolled (without `value`); the default is zero, or the level nearest to it. */
  defaultValue?: Level | undefined;
  onChange?: ((value: Level) => void) | undefined;
  /** The question that the level answers, below the label. */
  hint?: ReactNode;
  /** Names of the levels, read out after the number: one word each. */
  levelNames?: readonly string[] | undefined;
  isDisabled?: boolean | undefined;
}

/** One of a few levels, by pointer, touch or arrow keys; those below zero count as negative. For a wide range use Slider. */
export function LevelSelector<Level extends number = number>({
  levels,
  value: controlledValue,
  defaultValue,
  onChange,
  levelNames,
  isDisabled = false,
  ...props
}: LevelSelectorProps<Level>) {
  const start = startOf(levels);
  const [value, change] = useControllableState(controlledValue, defaultValue ?? start, onChange);
  const [options, native] = splitField(props);
  const { control, label, hint, errors } = useField(options, useLaterLabels().required);
  const before = useRef(value);
  const sign = value < 0 ? 'negative' : value > 0 ? 'positive' : 'zero';
  const at = (level: Level) => inlineVars({ [styles.position]: `${percentOf(level, levels)}%` });
  const levelName = levelNames?.[levels.indexOf(value)];
  const [lowest = start, highest = start] = [levels[0], levels.at(-1)];

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {label(undefined, control.id)}
        {levelName && (
          <span aria-hidden="true" className={styles.reading({ sign })}>
            {levelName}
          </span>
        )}
      </div>
      {hint(styles.hint)}
      <div className={styles.track} style={{ ...at(value), ...trackOf(levels) }}>
        <span className={styles.rail} />
        <span className={styles.bar({ sign })} />
        {levels.map((each) => (
          <span key={each} className={styles.tick} style={at(each)} />
        ))}
        <span aria-hidden="true" className={styles.indicator({ sign })}>
          {formatLevel(value, levels)}
        </span>
        <input
          {...native}
          onPointerDown={(event) => {
            before.current = value;
            native.onPointerDown?.(event);
          }}
          // The gesture became a scroll, so the press doesn't count.
          onPointerCancel={(event) => {
            change(before.current);
            native.onPointerCancel?.(event);
          }}
          {...control}
          className={styles.range}
          type="range"
          min={lowest}
          max={highest}
          step={(highest - lowest) / (levels.length - 1) || 1}
          value={value}
          disabled={isDisabled}
          aria-valuetext={[formatLevel(value, levels), levelName].filter(Boolean).join(', ')}
          onChange={(event) => change(nearestLevel(event.target.valueAsNumber, levels))}
        />
      </div>
      {errors}
    </div>
  );
}

/** Sizes that the parts of a track share: the width of a level and the start of the bar. */
const trackOf = (levels: readonly number[]) =>
  inlineVars({ [styles.count]: String(levels.length), [styles.origin]: `${percentOf(startOf(levels), levels)}%` });
