import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ClipboardEvent, type RefObject, useState } from 'react';
import { Field, type FieldOptions } from '../../private/Field/index.ts';
import { keepDigits } from '../TextField/numericInput.ts';
import * as styles from './CodeInput.css.ts';

export interface CodeInputProps extends FieldOptions {
  /** The digits typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the whole code as soon as its last digit is there. */
  onComplete?: ((code: string) => void) | undefined;
  /** Number of digits; 6 unless told. */
  length?: number | undefined;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  ref?: RefObject<HTMLInputElement | null> | undefined;
}

/** A short numeric code from a message, typed, pasted or filled in by the phone. */
export function CodeInput({
  value, onChange, onComplete, length = 6, isDisabled = false, autoFocus = false, ref, ...field
}: CodeInputProps) {
  const [caret, setCaret] = useState(value.length);

  const change = (next: string) => {
    const code = next.slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // Messages are copied whole, with spaces and words around the code; maxLength would cut before the digits are found.
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (digits.length < length) return;
    event.preventDefault();
    change(digits);
  };

  return (
    <Field {...field}>
      {(wiring, { isInvalid }) => (
        <div className={styles.root} dir="ltr" style={assignInlineVars({ [styles.length]: String(length) })}>
          <div className={styles.boxes} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={styles.boxFace({ isInvalid, isDisabled, isActive: index === Math.min(caret, length - 1) })} />
            ))}
          </div>
          <input
            {...wiring}
            ref={ref}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9]{${length}}`}
            maxLength={length}
            value={value}
            disabled={isDisabled}
            autoFocus={autoFocus}
            onPaste={paste}
            onChange={(event) => change(keepDigits(event.target))}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? value.length)}
          />
        </div>
      )}
    </Field>
  );
}
