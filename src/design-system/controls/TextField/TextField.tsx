import { type ClipboardEvent, type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { labels } from '../../labels.ts';
import { control, ControlFrame, type ControlSize } from '../../private/ControlFrame/index.ts';
import { Field, type FieldOptions } from '../../private/Field/index.ts';
import { ClearButton } from './FieldButtons.tsx';
import { keepDigits, refuseNonDigits } from './numericInput.ts';
import { useReveal } from './useReveal.tsx';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix' | 'disabled' | 'readOnly' | 'required' | 'id'
>;

export interface TextFieldProps extends NativeProps, FieldOptions {
  value: string;
  onChange: (value: string) => void;
  /** `password` hides what is typed and gets a button that shows it. */
  type?: 'text' | 'password' | 'email' | 'search' | 'url' | undefined;
  /** Digits only: others are stripped, pastes that contain others are refused, phones show the digit keyboard. */
  isNumeric?: boolean | undefined;
  /** In UTF-16 code units. */
  maxLength?: number | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  size?: ControlSize | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A button that appears with the first character and empties the field. On unless switched off. */
  hasClearButton?: boolean | undefined;
  /** What the clear button does instead of emptying the value. */
  onClear?: (() => void) | undefined;
  clearLabel?: string | undefined;
  showPasswordLabel?: string | undefined;
  hidePasswordLabel?: string | undefined;
}

/** One line of text. For several lines use TextArea, for a date DateField, for a code from a message CodeInput. */
export function TextField({
  label, isLabelHidden, hint, errors, isRequired, value, onChange, type = 'text', isNumeric = false, isDisabled = false, isReadOnly = false,
  size, prefix, suffix, hasClearButton = true, onClear, clearLabel = labels.clear, showPasswordLabel = labels.showPassword,
  hidePasswordLabel = labels.hidePassword, ref, onPaste, ...native
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const reveal = useReveal({ type, isDisabled, showLabel: showPasswordLabel, hideLabel: hidePasswordLabel });
  const canClear = hasClearButton && value !== '' && !isDisabled && !isReadOnly;

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (isNumeric) refuseNonDigits(event);
  };
  const clear = () => {
    if (onClear) onClear();
    else onChange('');
    input.current?.focus();
  };

  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} errors={errors} isRequired={isRequired}>
      {(wiring, { isInvalid }) => (
        <ControlFrame
          size={size}
          isInvalid={isInvalid}
          isDisabled={isDisabled}
          start={prefix}
          end={<>{canClear && <ClearButton label={clearLabel} onClick={clear} />}{reveal.button(wiring.id)}{suffix}</>}
        >
          <input
            inputMode={isNumeric ? 'numeric' : undefined}
            // An empty field keeps the page's direction, or the placeholder would stand on the wrong side.
            dir={value === '' ? undefined : 'auto'}
            {...native}
            {...reveal.attributes}
            {...wiring}
            ref={input}
            className={control}
            value={value}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onPaste={paste}
            onChange={(event) => onChange(isNumeric ? keepDigits(event.target) : event.target.value)}
          />
        </ControlFrame>
      )}
    </Field>
  );
}
