import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentPropsWithRef } from 'react';
import { ControlFrame } from '../../private/ControlFrame/index.ts';
import { Field, type FieldOptions } from '../../private/Field/index.ts';
import { countCharacters } from './counter.ts';
import * as styles from './TextArea.css.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'rows' | 'disabled' | 'readOnly' | 'required' | 'id'
>;

export interface TextAreaProps extends NativeProps, FieldOptions {
  value: string;
  onChange: (value: string) => void;
  /** In UTF-16 code units; 160 unless told. */
  maxLength?: number | undefined;
  /** Lets the text exceed the limit and marks the field as invalid then, instead of swallowing what was typed or pasted. */
  isLimitSoft?: boolean | undefined;
  /** Shows how much of the limit is used. */
  hasCounter?: boolean | undefined;
  /** Height of the empty field, in lines. */
  minRows?: number | undefined;
  /** The field grows with its text up to this many lines, then scrolls. */
  maxRows?: number | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/** Several lines of text that grow with their content. For one line use TextField. */
export function TextArea({
  label, isLabelHidden, hint, errors, isRequired, value, onChange, maxLength = 160, isLimitSoft = false, hasCounter = true,
  minRows = 3, maxRows = 12, isDisabled = false, isReadOnly = false, ...native
}: TextAreaProps) {
  const counter = countCharacters(value.length, maxLength);
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      errors={errors}
      isRequired={isRequired}
      aside={hasCounter && (
        <span className={counter.isOver ? styles.over : undefined} aria-live={counter.isNear ? 'polite' : 'off'}>{counter.text}</span>
      )}
    >
      {(wiring, { isInvalid }) => (
        <ControlFrame isInvalid={isInvalid || counter.isOver} isDisabled={isDisabled}>
          <div
            className={styles.grower}
            data-value={value}
            style={assignInlineVars({ [styles.minRows]: String(minRows), [styles.maxRows]: String(maxRows) })}
          >
            <textarea
              dir={value === '' ? undefined : 'auto'}
              {...native}
              {...wiring}
              aria-invalid={isInvalid || counter.isOver || undefined}
              className={styles.area}
              value={value}
              rows={1}
              maxLength={isLimitSoft ? undefined : maxLength}
              disabled={isDisabled}
              readOnly={isReadOnly}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        </ControlFrame>
      )}
    </Field>
  );
}
