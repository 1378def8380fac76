import { useState } from 'react';
import { control, ControlFrame } from '../../private/ControlFrame/index.ts';
import { Field, type FieldOptions } from '../../private/Field/index.ts';
import { SliderTrack } from '../Slider/SliderTrack.tsx';
import * as styles from './RangeInput.css.ts';
import { defaultRange, readRangeText } from './rangeText.ts';

export interface RangeInputProps extends FieldOptions {
  value: number;
  /** Default 1. */
  min?: number;
  /** Default 50. */
  max?: number;
  /** Default 1; typed numbers need not be multiples of it. */
  step?: number;
  isDisabled?: boolean;
  /** Gives a number within the range, or 0 when the text is not a number. */
  onChange: (value: number) => void;
}

/** A number out of a range, by slider or by figures. */
export function RangeInput(props: RangeInputProps) {
  const { value, min = defaultRange.min, max = defaultRange.max, step = 1, isDisabled = false, onChange, ...field } = props;
  // What is being typed; null while the figures are the value's own. A half-typed number must not be clamped away.
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    onChange(readRangeText(text, { min, max }));
  }

  return (
    <Field {...field}>
      {(wiring, { labelId, isInvalid }) => (
        <div className={styles.row}>
          <SliderTrack
            {...{ min, max, step, isDisabled, labelId, isInvalid, onChange }}
            value={Math.min(max, Math.max(min, value))}
            origin={min}
            marks={[]}
            valueText={String(value)}
            describedBy={wiring['aria-describedby']}
          />
          <ControlFrame isInvalid={isInvalid} isDisabled={isDisabled}>
            <input
              {...wiring}
              className={`${control} ${styles.figures}`}
              inputMode="decimal"
              autoComplete="off"
              disabled={isDisabled}
              value={typed ?? String(value)}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={() => setTyped(null)}
            />
          </ControlFrame>
        </div>
      )}
    </Field>
  );
}
