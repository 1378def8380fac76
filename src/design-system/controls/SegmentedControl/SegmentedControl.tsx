import { useId } from 'react';
import type { OptionalIcon } from '../../display/Icon/glyph.ts';
import { drawIcon } from '../../display/Icon/Icon.tsx';
import { Field, type FieldOptions, splitField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import type { Size } from '../../vocabulary.ts';
import * as styles from './SegmentedControl.css.ts';

export const segmentedSizes = ['small', 'medium'] as const satisfies readonly Size[];
export type SegmentedSize = (typeof segmentedSizes)[number];

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: OptionalIcon;
}

export interface SegmentedControlProps<Value extends string>
  extends FieldOptions,
    ElementProps<'div', keyof FieldOptions | 'onChange' | 'defaultValue'> {
  options: readonly SegmentOption<Value>[];
  value?: Value | undefined;
  /** The initial value if uncontrolled (without `value`); the default is the first option. */
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
  size?: SegmentedSize | undefined;
  isDisabled?: boolean | undefined;
  /** Under which a form sends the value. */
  name?: string | undefined;
  /** The id of its form, when it isn't inside the form. */
  form?: string | undefined;
}

/** One of two to five short values, all in sight. For more use Select; to switch what is shown below, Tabs. */
export function SegmentedControl<Value extends string>({
  options,
  value: controlledValue,
  defaultValue,
  onChange,
  size,
  isDisabled = false,
  name: providedName,
  form,
  ...props
}: SegmentedControlProps<Value>) {
  const [field, native] = splitField(props);
  const own = useId();
  const name = providedName ?? own;
  const [value, change] = useControllableState<Value | undefined>(
    controlledValue,
    defaultValue ?? options[0]?.value,
    onChange as (next: Value | undefined) => void,
  );
  return (
    <Field {...field} kind="group">
      {(wiring, { labelId }) => (
        <div role="radiogroup" {...native} aria-labelledby={labelId} {...wiring} className={styles.group}>
          {options.map((option) => (
            <label key={option.value} className={styles.segment({ size })}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                // Without a name the control belongs to no form, only to its own row.
                form={providedName === undefined ? `${own}-none` : form}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled}
                onChange={() => change(option.value)}
              />
              {option.icon && (
                <span aria-hidden="true" className={styles.icon}>
                  {drawIcon(option.icon, 'small')}
                </span>
              )}
              <span className={styles.name} data-name={option.label}>
                {option.label}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
