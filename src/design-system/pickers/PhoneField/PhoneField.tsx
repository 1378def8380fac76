import { useMemo, useRef } from 'react';
import type { ControlSize } from '../../private/ControlFrame/ControlFrame.css.ts';
import { ControlFrame } from '../../private/ControlFrame/ControlFrame.tsx';
import { Field, type FieldOptions, splitField } from '../../private/Field/Field.tsx';
import type { ElementProps } from '../../private/native.ts';
import { useMergedRef } from '../../private/useMergedRef.ts';
import type { Characters } from '../phone/characters.ts';
import { listCountries } from '../phone/countries.ts';
import { PhoneInput } from '../phone/PhoneInput.tsx';
import { type CountryCode, usePhoneLibrary } from '../phone/phoneLibrary.ts';
import type { CountryRules } from '../phone/readPhone.ts';
import { type PhoneValue, usePhoneText } from '../phone/usePhoneText.ts';
import { usePickerLabels } from '../pickerLabels.ts';
import { type CountryLabels, CountryPicker } from './CountryPicker.tsx';
import * as styles from './PhoneField.css.ts';

type NativeProps = ElementProps<
  'input',
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'maxLength' | 'disabled'
>;

export interface PhoneFieldProps extends NativeProps, FieldOptions, CountryRules, Partial<CountryLabels> {
  /** The shown value, changed with `onChange`; `phoneOf()` is an empty one. */
  value?: PhoneValue | undefined;
  /** The initial value of an uncontrolled field, which has no `value`. */
  defaultValue?: string | undefined;
  /** Called with number and validity after every change of either. */
  onChange?: ((value: PhoneValue) => void) | undefined;
  /**
   * The country of numbers without a calling code, until another is chosen or typed. May arrive late, from a look-up.
   * Without it: the first preferred country, else the first of the list.
   */
  defaultCountry?: CountryCode | undefined;
  /** First in the list. */
  preferredCountries?: readonly CountryCode[] | undefined;
  /**
   * `phone` takes digits, spaces, plus, hyphen and parentheses, and says which extension it left out; an expression must match the whole
   * text. Everything when left out.
   */
  characters?: Characters | undefined;
  /** BCP 47 tag of the language of the country names. */
  locale?: string | undefined;
  size?: ControlSize | undefined;
  isDisabled?: boolean | undefined;
}

const ignore = () => undefined;
const none: readonly CountryCode[] = [];
/** Product specification, section 5. */
const maxLength = 25;

/** A phone number of any country. Can be typed into at once; the metadata that judges it follows. */
export function PhoneField({
  value,
  defaultValue = '',
  onChange = ignore,
  defaultCountry,
  preferredCountries = none,
  allowedCountries,
  ignoredCountries,
  characters,
  locale = 'en',
  size = 'large',
  placeholder,
  isDisabled = false,
  countryLabel,
  searchCountriesLabel,
  noCountriesLabel,
  ref,
  onBlur,
  ...props
}: PhoneFieldProps) {
  const labels = usePickerLabels();
  const [field, native] = splitField(props);
  const input = useRef<HTMLInputElement>(null);
  const fieldRef = useMergedRef(input, ref);
  const library = usePhoneLibrary();
  const countries = useMemo(
    () => (library ? listCountries(library, { locale, preferredCountries, allowedCountries, ignoredCountries }) : []),
    [library, locale, preferredCountries, allowedCountries, ignoredCountries],
  );
  const fallback = defaultCountry ?? preferredCountries[0];
  const isOffered = countries.length === 0 || countries.some((country) => country.code === fallback);
  const phone = usePhoneText({
    value,
    initialText: defaultValue,
    fallbackCountry: isOffered ? fallback : countries[0]?.code,
    characters,
    maxLength,
    onChange,
    allowedCountries,
    ignoredCountries,
  });

  const hint = phone.leftOut ? <span role="status">{labels.extensionLeftOut(phone.leftOut)}</span> : field.hint;

  return (
    <Field {...field} hint={hint}>
      {(wiring, { isInvalid }) => (
        <CountryPicker
          countries={countries}
          country={phone.country}
          onChoose={phone.choose}
          isDisabled={isDisabled}
          next={input}
          countryLabel={countryLabel ?? labels.country}
          searchCountriesLabel={searchCountriesLabel ?? labels.searchCountries}
          noCountriesLabel={noCountriesLabel ?? labels.noCountries}
        >
          {(opener) => (
            <ControlFrame
              size={size}
              isInvalid={isInvalid}
              isDisabled={isDisabled}
              start={
                <>
                  {opener}
                  <span className={styles.separator} />
                </>
              }
            >
              <PhoneInput
                {...native}
                {...wiring}
                ref={fieldRef}
                phone={phone}
                maxLength={maxLength}
                placeholder={placeholder}
                disabled={isDisabled}
                onBlur={onBlur}
              />
            </ControlFrame>
          )}
        </CountryPicker>
      )}
    </Field>
  );
}
