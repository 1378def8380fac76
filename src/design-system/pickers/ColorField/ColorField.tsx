import { type ReactNode, useId } from 'react';
import { control } from '../../private/ControlFrame/ControlFrame.css.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import { leftToRight } from '../../styles/classes.css.ts';
import { usePickerLabels } from '../pickerLabels.ts';
import * as styles from './ColorField.css.ts';
import { useColorText } from './useColorText.ts';

/** Handed on to the text; `name` belongs to the picker, which always holds a colour. */
export interface ColorFieldProps extends ElementProps<'input', 'type' | 'value' | 'defaultValue' | 'onChange' | 'disabled' | 'dir'> {
  /** The purpose of the colour: "Primary". */
  label: string;
  /** One sentence under the label. */
  hint?: ReactNode;
  /** `#rrggbb` */
  value?: string | undefined;
  /** The initial value without `value`; the default is black. */
  defaultValue?: string | undefined;
  /** Reports `#rrggbb` as chosen or typed; half-typed text stays in the field and isn't reported. */
  onChange?: ((color: string) => void) | undefined;
  /** Called when the text becomes or ceases to be a colour, so that a form can refuse to be sent. */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Shown under text that is not a colour. */
  invalidMessage?: string | undefined;
  /** Names the text input beside the swatch: given the label. */
  formatTextLabel?: ((label: string) => string) | undefined;
}

const black = `#${'0'.repeat(6)}`;

/** A colour, picked from the system's picker or typed as `#` and six hexadecimal digits. */
export function ColorField(props: ColorFieldProps) {
  const labels = usePickerLabels();
  const {
    label,
    hint,
    value: controlledValue,
    defaultValue = black,
    onChange,
    onValidityChange,
    isDisabled = false,
    invalidMessage = labels.invalidColor,
    formatTextLabel = labels.colorText,
    name,
    id: providedId,
    onBlur,
    'aria-describedby': describedBy,
    ...native
  } = props;
  const own = useId();
  const id = providedId ?? own;
  const [value, change] = useControllableState(controlledValue, defaultValue, onChange);
  const text = useColorText(value, change, onValidityChange);

  return (
    <div className={styles.row}>
      <input
        type="color"
        name={name}
        form={native.form}
        className={styles.swatch}
        id={`${id}-swatch`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={isDisabled}
        value={value.toLowerCase()}
        onChange={(event) => text.show(event.currentTarget.value)}
      />
      <span className={styles.texts}>
        <label htmlFor={`${id}-swatch`} className={styles.label}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.text}>
        <ControlFrame isInvalid={text.isWrong} isDisabled={isDisabled}>
          <input
            autoComplete="off"
            spellCheck={false}
            {...native}
            id={id}
            className={`${control} ${leftToRight}`}
            aria-label={formatTextLabel(label)}
            aria-invalid={text.isWrong || undefined}
            aria-describedby={[text.isWrong && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined}
            dir="ltr"
            disabled={isDisabled}
            value={text.shown}
            onChange={(event) => text.show(event.currentTarget.value)}
            onBlur={(event) => {
              onBlur?.(event);
              text.leave();
            }}
          />
        </ControlFrame>
      </span>
      <span id={`${id}-error`} aria-live="polite" className={styles.errorRegion}>
        {text.isWrong && <span className={styles.error}>{invalidMessage}</span>}
      </span>
    </div>
  );
}
