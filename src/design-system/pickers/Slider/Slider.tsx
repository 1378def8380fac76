import { type ReactNode, useId } from 'react';
import { useControllableState } from '../../private/useControllableState.ts';
import * as styles from './Slider.css.ts';
import { SliderTrack, type ThumbProps } from './SliderTrack.tsx';

export interface SliderProps extends ThumbProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  /** One sentence under the track. */
  hint?: ReactNode;
  /** Shown at the nearest end when it is out of range; `onChange` only ever gives values within. */
  value?: number | undefined;
  /** The initial value without `value`; the default is `origin`. */
  defaultValue?: number | undefined;
  min: number;
  max: number;
  /** Default 1. Page keys, and Shift with an arrow, go ten steps. */
  step?: number | undefined;
  /** The value the fill begins at; `min` when left out. One between the ends gets a tick. */
  origin?: number | undefined;
  /** Between which values the setting has any effect; the track is fainter beyond. All of it when left out. */
  reach?: readonly [min: number, max: number] | undefined;
  /** Further values with a tick. */
  marks?: readonly number[] | undefined;
  /** The value in words, shown opposite the label and read by screen readers. The number itself when left out. */
  formatValue?: ((value: number) => string) | undefined;
  isDisabled?: boolean | undefined;
  onChange?: ((value: number) => void) | undefined;
  /** Called once when the pointer is released, and after each key. */
  onCommit?: ((value: number) => void) | undefined;
  /** Under which a form sends the value. */
  name?: string | undefined;
  /** The id of its form, when it isn't inside the form. */
  form?: string | undefined;
}

/** A number of a range, where its relative position matters more than the figure. */
export function Slider(props: SliderProps) {
  const {
    label,
    isLabelHidden = false,
    hint,
    value: controlledValue,
    defaultValue,
    min,
    max,
    step = 1,
    origin = min,
    reach,
    marks = [],
    formatValue = String,
    isDisabled = false,
    onChange,
    onCommit,
    name,
    id: providedId,
    form,
    'aria-describedby': describedBy,
    ...thumb
  } = props;
  const [value, change] = useControllableState(controlledValue, defaultValue ?? origin, onChange);
  const own = useId();
  const id = providedId ?? own;
  const shown = Math.min(max, Math.max(min, value));
  const isOriginInside = origin > min && origin < max;

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
          {label}
        </span>
        {/* The thumb reads it out; this copy is for the eye. */}
        <span aria-hidden="true" className={styles.value}>
          <bdi>{formatValue(shown)}</bdi>
        </span>
      </div>
      <SliderTrack
        {...{ min, max, step, origin, reach, isDisabled }}
        value={shown}
        marks={isOriginInside ? [origin, ...marks] : marks}
        valueText={formatValue(shown)}
        labelId={`${id}-label`}
        describedBy={[hint && `${id}-hint`, describedBy].filter(Boolean).join(' ') || undefined}
        onChange={change}
        onCommit={onCommit}
        name={name}
        form={form}
        thumb={{ ...thumb, id }}
      />
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
