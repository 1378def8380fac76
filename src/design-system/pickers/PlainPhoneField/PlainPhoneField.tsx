import { control, ControlFrame } from '../../private/ControlFrame/index.ts';
import { Field, type FieldOptions } from '../../private/Field/index.ts';
import { type Characters, type CountryCode, type CountryRules, type PhoneValue, usePhoneText } from '../phone/index.ts';
import { leftToRight } from '../leftToRight.css.ts';
import { pickerLabels } from '../pickerLabels.ts';

export interface PlainPhoneFieldProps extends FieldOptions, CountryRules {
  /** What it starts with; afterwards the field keeps its own text. */
  defaultValue?: string | undefined;
  /** Called with number, extension and validity after every change of any. */
  onChange: (value: PhoneValue) => void;
  /** The country of numbers without a calling code. Default US. */
  defaultCountry?: CountryCode | undefined;
  /** `phone` rules extensions out, which are written with letters ("ext. 12"). */
  characters?: Characters | undefined;
  placeholder?: string;
  isDisabled?: boolean;
}

/** Room for a spaced international number and an extension of 20 digits. */
const maxLength = 50;

/** A phone number of one country, or an international one with its plus; an extension may follow ("ext. 12", at most 20 digits). */
export function PlainPhoneField(props: PlainPhoneFieldProps) {
  const { label, isLabelHidden, hint, errors, isRequired, onChange, defaultValue = '', defaultCountry = 'US' } = props;
  const { allowedCountries, ignoredCountries, characters, placeholder = pickerLabels.phonePlaceholder, isDisabled = false } = props;
  const phone = usePhoneText({
    initialText: defaultValue,
    fallbackCountry: defaultCountry,
    characters,
    maxLength,
    onChange,
    allowedCountries,
    ignoredCountries,
  });

  return (
    <Field {...{ label, isLabelHidden, hint, errors, isRequired }}>
      {(wiring, { isInvalid }) => (
        <ControlFrame isInvalid={isInvalid} isDisabled={isDisabled}>
          <input
            {...wiring}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            className={`${control} ${leftToRight}`}
            maxLength={maxLength}
            placeholder={placeholder}
            disabled={isDisabled}
            value={phone.text}
            onChange={(event) => phone.type(event.currentTarget.value)}
            onBlur={phone.tidy}
          />
        </ControlFrame>
      )}
    </Field>
  );
}
