import { useId, type ReactNode } from 'react';
import * as styles from './Slider.css.ts';
import { SliderTrack } from './SliderTrack.tsx';

export interface SliderProps {
  label: string;
  isLabelHidden?: boolean;
  /** One sentence under the track. */
  hint?: ReactNode;
  /** Shown at the nearest end when it is out of range; `onChange` only ever gives values within. */
  value: number;
  min: number;
  max: number;
  /** Default 1. Page keys, and Shift with an arrow, go ten steps. */
  step?: number;
  /** The value the fill begins at; `min` when left out. One between the ends gets a tick. */
  origin?: number;
  /** Further values with a tick. */
  marks?: readonly number[];
  /** The value in words, shown opposite the label and read by screen readers. The number itself when left out. */
  formatValue?: (value: number) => string;
  isDisabled?: boolean;
  onChange: (value: number) => void;
  /** Called once when the pointer is released, and after each key. */
  onCommit?: (value: number) => void;
}

/** A number out of a range where the place matters more than the figure. */
export function Slider(props: SliderProps) {
  const { label, isLabelHidden = false, hint, value, min, max, step = 1, origin = min, marks = [], formatValue = String, isDisabled = false } = props;
  const id = useId();
  const shown = Math.min(max, Math.max(min, value));
  const isOriginInside = origin > min && origin < max;

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={isLabelHidden ? styles.hiddenLabel : styles.label}>{label}</span>
        {/* The thumb reads it out; this copy is for the eye. */}
        <span aria-hidden="true" className={styles.value}><bdi>{formatValue(shown)}</bdi></span>
      </div>
      <SliderTrack
        {...{ min, max, step, origin, isDisabled }}
        value={shown}
        marks={isOriginInside ? [origin, ...marks] : marks}
        valueText={formatValue(shown)}
        labelId={`${id}-label`}
        describedBy={hint ? `${id}-hint` : undefined}
        onChange={props.onChange}
        onCommit={props.onCommit}
      />
      {hint && <span id={`${id}-hint`} className={styles.hint}>{hint}</span>}
    </div>
  );
}
