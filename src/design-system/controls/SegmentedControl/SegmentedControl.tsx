import { type ReactNode, useId } from 'react';
import { Field, type FieldOptions } from '../../private/Field/index.ts';
import * as styles from './SegmentedControl.css.ts';

export const segmentedSizes = ['small', 'medium'] as const;

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> extends FieldOptions {
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: (typeof segmentedSizes)[number] | undefined;
  isDisabled?: boolean | undefined;
}

/** One of two to five short values, all in sight. For more use Listbox; to switch what is shown below, Tabs. */
export function SegmentedControl<Value extends string>({
  options, value, onChange, size, isDisabled = false, ...field
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Field {...field} kind="group">
      {(wiring, { labelId }) => (
        <div role="radiogroup" aria-labelledby={labelId} {...wiring} className={styles.group}>
          {options.map((option) => (
            <label key={option.value} className={styles.segment({ size })}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled}
                onChange={() => onChange(option.value)}
              />
              {option.icon && <span aria-hidden="true" className={styles.icon}>{option.icon}</span>}
              <span className={styles.name} data-name={option.label}>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
