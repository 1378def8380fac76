import type { ComponentPropsWithRef } from 'react';
import { control } from '../../private/ControlFrame/ControlFrame.css.ts';
import { leftToRight } from '../../styles/classes.css.ts';
import { usePickerLabels } from '../pickerLabels.ts';
import type { usePhoneText } from './usePhoneText.ts';

interface PhoneInputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style'> {
  phone: Pick<ReturnType<typeof usePhoneText>, 'text' | 'type' | 'tidy'>;
  /** In characters. */
  maxLength: number;
}

/** The native control of a phone number: what is typed stays as typed until it is left. */
export function PhoneInput({ phone, placeholder, onBlur, maxLength, ...native }: PhoneInputProps) {
  const labels = usePickerLabels();
  return (
    <input
      autoComplete="tel"
      {...native}
      type="tel"
      inputMode="tel"
      maxLength={maxLength}
      dir="ltr"
      className={`${control} ${leftToRight}`}
      placeholder={placeholder ?? labels.phonePlaceholder}
      value={phone.text}
      onChange={(event) => phone.type(event.currentTarget.value)}
      onPaste={(event) => {
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const pasted = event.clipboardData.getData('text');
        const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
        // The browser would cut the text within the extension, which then couldn't be told from the number.
        if (whole.length <= maxLength) return;
        event.preventDefault();
        phone.type(whole);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        phone.tidy();
      }}
    />
  );
}
