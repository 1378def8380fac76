import { useState } from 'react';
import { control } from '../../private/ControlFrame/ControlFrame.css.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import { Field, type FieldOptions, splitField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import { usePickerLabels } from '../pickerLabels.ts';
import { SliderTrack } from '../Slider/SliderTrack.tsx';
import * as styles from './RangeInput.css.ts';
import { defaultRange, isAccepted, type Range, readRangeText } from './rangeText.ts';

/** Handed on to the figures. */
export interface RangeInputProps
  extends FieldOptions,
    ElementProps<'input', keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'disabled'> {
  value?: number | undefined;
  /** The initial value if uncontrolled (without `value`); the default is `min`. */
  defaultValue?: number | undefined;
  /** Default 1. */
  min?: number | undefined;
  /** Default 50. */
  max?: number | undefined;
  /** Default 1; typed numbers need not be multiples of it. */
  step?: number | undefined;
  /** The value the fill begins at; `min` when left out. One between the ends gets a tick. */
  origin?: number | undefined;
  /** Between which values the setting has any effect; the track is fainter beyond. All of it when left out. */
  reach?: readonly [min: number, max: number] | undefined;
  /** The value in words, read with the thumb. The number itself when left out. */
  formatValue?: ((value: number) => string) | undefined;
  isDisabled?: boolean | undefined;
  /** The message when a text was corrected, shown once typing has ended. */
  formatRefusal?: ((text: string, accepted: Range & { value: number }) => string) | undefined;
  /** Gives a number within the range, or 0 when the text is not a number. */
  onChange?: ((value: number) => void) | undefined;
}

/** A number out of a range, by slider or by figures. */
export function RangeInput(props: RangeInputProps) {
  const labels = usePickerLabels();
  const {
    value: controlledValue,
    min = defaultRange.min,
    max = defaultRange.max,
    defaultValue = min,
    step = 1,
    origin = min,
    reach,
    formatValue = String,
    isDisabled = false,
    formatRefusal = labels.refusedNumber,
    onChange,
    onBlur,
    ...rest
  } = props;
  const [field, native] = splitField(rest);
  const [value, change] = useControllableState(controlledValue, defaultValue, onChange);
  // The typed text; null while the field shows the value itself. A half-typed number must not be clamped.
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();

  function type(text: string) {
    setTyped(text);
    setRefused(undefined);
    change(readRangeText(text, { min, max }));
  }

  return (
    <Field {...field}>
      {(wiring, { labelId, isInvalid }) => (
        <div className={styles.row}>
          {/* Mounted before it has words: only a change within a live region is read. */}
          <p role="status" className={styles.refused}>
            {refused !== undefined && formatRefusal(refused, { min, max, value })}
          </p>
          <SliderTrack
            {...{ min, max, step, origin, reach, isDisabled, labelId, isInvalid }}
            onChange={change}
            value={Math.min(max, Math.max(min, value))}
            marks={origin > min && origin < max ? [origin] : []}
            valueText={formatValue(value)}
            describedBy={wiring['aria-describedby']}
          />
          <ControlFrame isInvalid={isInvalid} isDisabled={isDisabled}>
            <input
              autoComplete="off"
              {...native}
              {...wiring}
              className={`${control} ${styles.figures}`}
              // The keyboard for numbers has no minus on iOS.
              inputMode={min < 0 ? 'text' : 'decimal'}
              disabled={isDisabled}
              value={typed ?? String(value)}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={(event) => {
                onBlur?.(event);
                if (typed !== null && !isAccepted(typed, value)) setRefused(typed);
                setTyped(null);
              }}
            />
          </ControlFrame>
        </div>
      )}
    </Field>
  );
}
