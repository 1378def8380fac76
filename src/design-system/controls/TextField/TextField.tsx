import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { useLaterLabels } from '../../laterLabels.ts';
import { type ControlSize, control } from '../../private/ControlFrame/ControlFrame.css.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import { Field, type FieldOptions, splitField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useControllableState } from '../../private/useControllableState.ts';
import { useMergedRef } from '../../private/useMergedRef.ts';
import { ClearButton } from './FieldButtons.tsx';
import { keepDigits, refuseNonDigits } from './numericInput.ts';
import { usePasswordVisibility } from './usePasswordVisibility.tsx';

type NativeProps = ElementProps<
  'input',
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix' | 'disabled' | 'readOnly' | 'required'
>;

export interface TextFieldProps extends NativeProps, FieldOptions {
  value?: string | undefined;
  /** The initial value of an uncontrolled field, which has no `value`. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
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
  /** Called by the clear button instead of emptying the value. */
  onClear?: (() => void) | undefined;
  clearLabel?: string | undefined;
  showPasswordLabel?: string | undefined;
  hidePasswordLabel?: string | undefined;
}

/** One line of text. For several lines use TextArea, for a date DateField, for a code from a message CodeInput. */
export function TextField({
  value: controlledValue,
  defaultValue = '',
  onChange,
  type = 'text',
  isNumeric = false,
  isDisabled = false,
  isReadOnly = false,
  size,
  prefix,
  suffix,
  hasClearButton = true,
  onClear,
  clearLabel,
  showPasswordLabel,
  hidePasswordLabel,
  ref,
  onPaste,
  ...props
}: TextFieldProps) {
  const labels = useLaterLabels();
  const [field, native] = splitField(props);
  const [value, change] = useControllableState(controlledValue, defaultValue, onChange);
  const input = useRef<HTMLInputElement>(null);
  const fieldRef = useMergedRef(input, ref);
  const reveal = usePasswordVisibility({
    type,
    isDisabled,
    showLabel: showPasswordLabel ?? labels.showPassword,
    hideLabel: hidePasswordLabel ?? labels.hidePassword,
  });
  const canClear = hasClearButton && value !== '' && !isDisabled && !isReadOnly;

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (isNumeric) refuseNonDigits(event);
  };
  const clear = () => {
    if (onClear) onClear();
    else change('');
    input.current?.focus();
  };

  return (
    <Field {...field}>
      {(wiring, { isInvalid }) => (
        <ControlFrame
          size={size}
          isInvalid={isInvalid}
          isDisabled={isDisabled}
          start={prefix}
          end={
            <>
              {canClear && <ClearButton label={clearLabel ?? labels.clear} onClick={clear} />}
              {reveal.button(wiring.id)}
              {suffix}
            </>
          }
        >
          <input
            inputMode={isNumeric ? 'numeric' : undefined}
            // An empty field keeps the page's direction; otherwise the placeholder would be on the wrong side.
            dir={value === '' ? undefined : 'auto'}
            {...native}
            {...reveal.attributes}
            {...wiring}
            ref={fieldRef}
            className={control}
            value={value}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onPaste={paste}
            onChange={(event) => change(isNumeric ? keepDigits(event.target) : event.target.value)}
          />
        </ControlFrame>
      )}
    </Field>
  );
}
