import type { ComponentPropsWithRef } from 'react';
import { control } from '../../private/ControlFrame/ControlFrame.css.ts';
import { leftToRight } from '../leftToRight.css.ts';
import { usePickerLabels } from '../pickerLabels.ts';
import type { usePhoneText } from './usePhoneText.ts';

interface PhoneInputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style'> {
  phone: Pick<ReturnType<typeof usePhoneText>, 'text' | 'type' | 'tidy'>;
}

/** The native control of a phone number: what is typed stays as typed until it is left. */
export function PhoneInput({ phone, placeholder, onBlur, ...native }: PhoneInputProps) {
  const labels = usePickerLabels();
  return (
    <input
      autoComplete="tel"
      {...native}
      type="tel"
      inputMode="tel"
      dir="ltr"
      className={`${control} ${leftToRight}`}
      placeholder={placeholder ?? labels.phonePlaceholder}
      value={phone.text}
      onChange={(event) => phone.type(event.currentTarget.value)}
      onBlur={(event) => {
        onBlur?.(event);
        phone.tidy();
      }}
    />
  );
}
