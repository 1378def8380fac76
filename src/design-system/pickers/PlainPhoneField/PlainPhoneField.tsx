import type { ControlSize } from '../../private/ControlFrame/ControlFrame.css.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import { Field, type FieldOptions, splitField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import type { Characters } from '../phone/characters.ts';
import { PhoneInput } from '../phone/PhoneInput.tsx';
import type { CountryCode } from '../phone/phoneLibrary.ts';
import type { CountryRules } from '../phone/readPhone.ts';
import { type PhoneValue, usePhoneText } from '../phone/usePhoneText.ts';

type NativeProps = ElementProps<
  'input',
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'maxLength' | 'disabled'
>;

export interface PlainPhoneFieldProps extends NativeProps, FieldOptions, CountryRules {
  /** The shown value, changed with `onChange`; `phoneOf()` is an empty one. */
  value?: PhoneValue | undefined;
  /** The initial value of an uncontrolled field, which has no `value`. */
  defaultValue?: string | undefined;
  /** Called with number, extension and validity after every change of any. */
  onChange?: ((value: PhoneValue) => void) | undefined;
  /** The country of numbers without a calling code. Default US. */
  defaultCountry?: CountryCode | undefined;
  /** `phone` rules extensions out, which are written with letters ("ext. 12"). */
  characters?: Characters | undefined;
  size?: ControlSize | undefined;
  isDisabled?: boolean | undefined;
}

const ignore = () => undefined;
/** Room for a spaced international number and an extension of 20 digits. */
const maxLength = 50;

/** A phone number of one country, or an international one with its plus; an extension may follow ("ext. 12", at most 20 digits). */
export function PlainPhoneField({
  value,
  defaultValue = '',
  onChange = ignore,
  defaultCountry = 'US',
  allowedCountries,
  ignoredCountries,
  characters,
  size,
  placeholder,
  isDisabled = false,
  onBlur,
  ...props
}: PlainPhoneFieldProps) {
  const [field, native] = splitField(props);
  const phone = usePhoneText({
    value,
    initialText: defaultValue,
    fallbackCountry: defaultCountry,
    characters,
    maxLength,
    onChange,
    allowedCountries,
    ignoredCountries,
  });

  return (
    <Field {...field}>
      {(wiring, { isInvalid }) => (
        <ControlFrame size={size} isInvalid={isInvalid} isDisabled={isDisabled}>
          <PhoneInput
            {...native}
            {...wiring}
            phone={phone}
            maxLength={maxLength}
            placeholder={placeholder}
            disabled={isDisabled}
            onBlur={onBlur}
          />
        </ControlFrame>
      )}
    </Field>
  );
}
