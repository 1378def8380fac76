import { type ReactNode, useId } from 'react';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import * as styles from './Toggle.css.ts';

export interface ToggleProps extends ElementProps<'input', 'type' | 'role' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled'> {
  /** The name of the setting, without a verb: "Gradient Backgrounds". */
  label: string;
  isLabelHidden?: boolean | undefined;
  /** One sentence under the label. */
  hint?: ReactNode;
  isOn?: boolean | undefined;
  /** The initial value without `isOn`. */
  defaultIsOn?: boolean | undefined;
  onChange?: ((isOn: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** A setting that takes effect at once, on or off. */
export function Toggle({
  label,
  isLabelHidden = false,
  hint,
  isOn: controlledIsOn,
  defaultIsOn = false,
  onChange,
  isDisabled = false,
  id: providedId,
  'aria-describedby': describedBy,
  ...native
}: ToggleProps) {
  const [isOn, change] = useControllableState(controlledIsOn, defaultIsOn, onChange);
  const own = useId();
  const id = providedId ?? own;
  return (
    <label className={styles.row}>
      <span className={styles.texts({ isHidden: isLabelHidden, isDisabled })}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...native}
        id={id}
        type="checkbox"
        role="switch"
        // The label element would name it with the hint as well.
        aria-labelledby={`${id}-label`}
        aria-describedby={[hint && `${id}-hint`, describedBy].filter(Boolean).join(' ') || undefined}
        className={styles.control}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </label>
  );
}
