import { useMemo, useRef } from 'react';
import { control, ControlFrame } from '../../private/ControlFrame/index.ts';
import { Field, type FieldOptions } from '../../private/Field/index.ts';
import { type Characters, type CountryCode, type CountryRules, listCountries, type PhoneValue, usePhoneLibrary, usePhoneText } from '../phone/index.ts';
import { leftToRight } from '../leftToRight.css.ts';
import { pickerLabels } from '../pickerLabels.ts';
import { type CountryLabels, CountryPicker } from './CountryPicker.tsx';
import * as styles from './PhoneField.css.ts';

export interface PhoneFieldProps extends FieldOptions, CountryRules, Partial<CountryLabels> {
  /** What it starts with; afterwards the field keeps its own text. */
  defaultValue?: string | undefined;
  /** Called with number and validity after every change of either. */
  onChange: (value: PhoneValue) => void;
  /**
   * The country of numbers without a calling code, until another is chosen or typed. May arrive late, from a look-up.
   * Without it: the first preferred country, else the first of the list.
   */
  defaultCountry?: CountryCode | undefined;
  /** First in the list. */
  preferredCountries?: readonly CountryCode[] | undefined;
  /** `phone` takes digits, spaces, plus, hyphen and parentheses; an expression must match the whole text. Everything when left out. */
  characters?: Characters | undefined;
  /** BCP 47 tag of the language of the country names. */
  locale?: string;
  placeholder?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
}

const none: readonly CountryCode[] = [];
/** Product specification, section 5. */
const maxLength = 25;

/** A phone number of any country. Can be typed into at once; the metadata that judges it follows. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, isLabelHidden, hint, errors, isRequired, onChange, defaultValue = '', defaultCountry, preferredCountries = none } = props;
  const { allowedCountries, ignoredCountries, characters, locale = 'en', placeholder = pickerLabels.phonePlaceholder, isDisabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const library = usePhoneLibrary();
  const countries = useMemo(
    () => (library ? listCountries(library, { locale, preferredCountries, allowedCountries, ignoredCountries }) : []),
    [library, locale, preferredCountries, allowedCountries, ignoredCountries],
  );
  const fallback = defaultCountry ?? preferredCountries[0];
  const isOffered = countries.length === 0 || countries.some((country) => country.code === fallback);
  const phone = usePhoneText({
    initialText: defaultValue,
    fallbackCountry: isOffered ? fallback : countries[0]?.code,
    characters,
    maxLength,
    onChange,
    allowedCountries,
    ignoredCountries,
  });

  return (
    <Field {...{ label, isLabelHidden, hint, errors, isRequired }}>
      {(wiring, { isInvalid }) => (
        <CountryPicker
          countries={countries}
          country={phone.country}
          onChoose={phone.choose}
          isDisabled={isDisabled}
          next={input}
          countryLabel={props.countryLabel ?? pickerLabels.country}
          searchCountriesLabel={props.searchCountriesLabel ?? pickerLabels.searchCountries}
          noCountriesLabel={props.noCountriesLabel ?? pickerLabels.noCountries}
        >
          {(opener) => (
            <ControlFrame size="large" isInvalid={isInvalid} isDisabled={isDisabled} start={<>{opener}<span className={styles.separator} /></>}>
              <input
                {...wiring}
                ref={input}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                dir="ltr"
                className={`${control} ${leftToRight}`}
                maxLength={maxLength}
                placeholder={placeholder}
                disabled={isDisabled}
                autoFocus={props.autoFocus}
                value={phone.text}
                onChange={(event) => phone.type(event.currentTarget.value)}
                onBlur={phone.tidy}
              />
            </ControlFrame>
          )}
        </CountryPicker>
      )}
    </Field>
  );
}
