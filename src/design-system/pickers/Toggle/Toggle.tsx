import { useId, type ReactNode } from 'react';
import * as styles from './Toggle.css.ts';

export interface ToggleProps {
  /** What is on or off, without a verb: "Gradient Backgrounds". */
  label: string;
  isLabelHidden?: boolean;
  /** One sentence under the label. */
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** A setting that takes effect at once, on or off. */
export function Toggle({ label, isLabelHidden = false, hint, isOn, onChange, isDisabled = false }: ToggleProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words({ isHidden: isLabelHidden, isDisabled })}>
        <span id={`${id}-label`} className={styles.label}>{label}</span>
        {hint && <span id={`${id}-hint`} className={styles.hint}>{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        // The label element would name it with the hint as well.
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.control}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
