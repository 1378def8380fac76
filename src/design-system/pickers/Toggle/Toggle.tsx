import { type FieldOptions, splitField, useField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import * as styles from './Toggle.css.ts';

export interface ToggleProps
  extends FieldOptions,
    ElementProps<'input', keyof FieldOptions | 'type' | 'role' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled'> {
  /** The name of the setting, without a verb: "Gradient Backgrounds". */
  label: string;
  isOn?: boolean | undefined;
  /** The initial value if uncontrolled (without `isOn`). */
  defaultIsOn?: boolean | undefined;
  onChange?: ((isOn: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** A setting that takes effect at once, on or off. */
export function Toggle({ isOn: controlledIsOn, defaultIsOn = false, onChange, isDisabled = false, ...props }: ToggleProps) {
  const [options, native] = splitField(props);
  const [isOn, change] = useControllableState(controlledIsOn, defaultIsOn, onChange);
  const { control, ids, label, hint, errors } = useField(options);
  return (
    <div className={styles.root}>
      <label className={styles.row}>
        <span className={styles.texts({ isHidden: options.isLabelHidden && !options.hint, isDisabled })}>
          {label(styles.label)}
          {hint(styles.hint)}
        </span>
        <input
          {...native}
          {...control}
          type="checkbox"
          role="switch"
          // The label element would name it with the hint as well.
          aria-labelledby={ids.labelId}
          className={styles.control}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      </label>
      {errors}
    </div>
  );
}
