import { useId, type ReactNode } from 'react';
import { control, ControlFrame } from '../../private/ControlFrame/index.ts';
import { leftToRight } from '../leftToRight.css.ts';
import { pickerLabels } from '../pickerLabels.ts';
import * as styles from './ColorField.css.ts';
import { useColorText } from './useColorText.ts';

export interface ColorFieldProps {
  /** What the colour is for: "Primary". */
  label: string;
  /** One sentence under the label. */
  hint?: ReactNode;
  /** `#rrggbb` */
  value: string;
  /** Gives `#rrggbb` as chosen or typed; half-typed text is kept here and never given out. */
  onChange: (color: string) => void;
  /** Called when the text becomes or ceases to be a colour, so that a form can refuse to be sent. */
  onValidityChange?: (isValid: boolean) => void;
  isDisabled?: boolean;
  /** Shown under text that is not a colour. */
  invalidMessage?: string;
  /** Names the text input beside the swatch: given the label. */
  formatTextLabel?: (label: string) => string;
}

/** A colour, picked from the system's picker or typed as `#` and six hexadecimal digits. */
export function ColorField(props: ColorFieldProps) {
  const { label, hint, value, onChange, onValidityChange, isDisabled = false } = props;
  const { invalidMessage = pickerLabels.invalidColor, formatTextLabel = pickerLabels.colorText } = props;
  const id = useId();
  const text = useColorText(value, onChange, onValidityChange);

  return (
    <div className={styles.row}>
      <input
        type="color"
        className={styles.swatch}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={isDisabled}
        value={value.toLowerCase()}
        onChange={(event) => text.show(event.currentTarget.value)}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>{label}</span>
        {hint && <span id={`${id}-hint`} className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.text}>
        <ControlFrame isInvalid={text.isWrong} isDisabled={isDisabled}>
          <input
            className={`${control} ${leftToRight}`}
            aria-label={formatTextLabel(label)}
            aria-invalid={text.isWrong || undefined}
            aria-describedby={text.isWrong ? `${id}-error` : undefined}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            disabled={isDisabled}
            value={text.shown}
            onChange={(event) => text.show(event.currentTarget.value)}
            onBlur={text.leave}
          />
        </ControlFrame>
      </span>
      <span id={`${id}-error`} aria-live="polite" className={styles.errorRegion}>
        {text.isWrong && <span className={styles.error}>{invalidMessage}</span>}
      </span>
    </div>
  );
}
