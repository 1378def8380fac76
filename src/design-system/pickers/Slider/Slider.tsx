import { useLaterLabels } from '../../laterLabels.ts';
import { type FieldOptions, splitField, useField } from '../../private/Field/Field.tsx';
import { useControllableState } from '../../private/useControllableState.ts';
import * as styles from './Slider.css.ts';
import { SliderTrack, type ThumbProps } from './SliderTrack.tsx';

export interface SliderProps extends FieldOptions, Omit<ThumbProps, keyof FieldOptions> {
  /** Shown at the nearest end when it is out of range; `onChange` only ever gives values within. */
  value?: number | undefined;
  /** The initial value if uncontrolled (without `value`); the default is `origin`. */
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
    form,
    ...rest
  } = props;
  const [options, thumb] = splitField(rest);
  const [value, change] = useControllableState(controlledValue, defaultValue ?? origin, onChange);
  const { control, ids, label, hint, errors } = useField(options, useLaterLabels().required);
  const shown = Math.min(max, Math.max(min, value));
  const isOriginInside = origin > min && origin < max;

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        {label(styles.label)}
        {/* The thumb reads it out; this copy is for the eye. */}
        <span aria-hidden="true" className={styles.value}>
          <bdi>{formatValue(shown)}</bdi>
        </span>
      </div>
      <SliderTrack
        {...{ min, max, step, origin, reach, isDisabled, ...ids }}
        value={shown}
        marks={isOriginInside ? [origin, ...marks] : marks}
        valueText={formatValue(shown)}
        describedBy={control['aria-describedby']}
        onChange={change}
        onCommit={onCommit}
        name={name}
        form={form}
        thumb={{ ...thumb, id: control.id }}
      />
      {errors}
      {hint(styles.hint)}
    </div>
  );
}
