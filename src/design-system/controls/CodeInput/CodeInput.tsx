import { type ClipboardEvent, useState } from 'react';
import { Field, type FieldOptions, splitField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import { westernDigits } from '../../private/westernDigits.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import { keepDigits, refuseNonDigits } from '../TextField/numericInput.ts';
import * as styles from './CodeInput.css.ts';

export interface CodeInputProps
  extends FieldOptions,
    ElementProps<'input', keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'disabled' | 'maxLength' | 'pattern'> {
  /** The digits typed so far. */
  value?: string | undefined;
  /** The initial value of an uncontrolled field, which has no `value`. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Called with the whole code as soon as its last digit is entered. */
  onComplete?: ((code: string) => void) | undefined;
  /** Number of digits; 6 by default. */
  length?: number | undefined;
  isDisabled?: boolean | undefined;
}

/** A short numeric code from a message, typed, pasted or filled in by the phone. */
export function CodeInput({
  value: controlledValue,
  defaultValue = '',
  onChange,
  onComplete,
  length = 6,
  isDisabled = false,
  onPaste,
  onSelect,
  ...props
}: CodeInputProps) {
  const [field, native] = splitField(props);
  const [value, write] = useControllableState(controlledValue, defaultValue, onChange);
  const [caret, setCaret] = useState(value.length);

  const change = (next: string) => {
    const code = next.slice(0, length);
    if (code === value) return;
    write(code);
    if (code.length === length) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    // People copy the whole message. The browser would cut it to `maxLength` before the code in it is found.
    const code = extractCode(event.clipboardData.getData('text'), length);
    if (code === undefined) return refuseNonDigits(event);
    event.preventDefault();
    change(code);
  };

  return (
    <Field {...field}>
      {(wiring, { isInvalid }) => (
        <div className={styles.root} dir="ltr" style={inlineVars({ [styles.length]: String(length) })}>
          <div className={styles.boxes} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={styles.boxFace({ isInvalid, isDisabled, isActive: index === Math.min(caret, length - 1) })} />
            ))}
          </div>
          <input
            {...native}
            {...wiring}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9]{${length}}`}
            maxLength={length}
            value={value}
            disabled={isDisabled}
            onPaste={paste}
            onChange={(event) => change(keepDigits(event.target))}
            onSelect={(event) => {
              onSelect?.(event);
              setCaret(event.currentTarget.selectionStart ?? value.length);
            }}
          />
        </div>
      )}
    </Field>
  );
}

/**
 * Finds the code in a message: the only number of exactly `length` digits, also if it is written in groups ("123 456", "123-456").
 * Shorter and longer numbers, such as a year or a phone number, are ignored. Undefined if there is no code, or more than one.
 */
export function extractCode(message: string, length: number): string | undefined {
  const runs = (pattern: RegExp) =>
    new Set([...westernDigits(message).matchAll(pattern)].map(([run]) => run.replace(/\D/g, '')).filter((run) => run.length === length));
  const whole = runs(/\d+/g);
  const found = whole.size > 0 ? whole : runs(/\d(?:[ \u00a0-]?\d)+/g);
  return found.size === 1 ? [...found][0] : undefined;
}
