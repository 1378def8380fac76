import { useEffect, useMemo, useRef } from 'react';
import { PhoneField } from '@/design-system/pickers/PhoneField/PhoneField.tsx';
import type { CountryCode } from '@/design-system/pickers/phone/phoneLibrary.ts';
import type { PhoneValue } from '@/design-system/pickers/phone/usePhoneText.ts';
import { locale } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { visitorCountryAtom } from '../../state/visitorCountry.ts';
import { strings } from '../../strings.ts';

interface PhoneNumberProps {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  errors: readonly string[];
  autoFocus?: boolean;
  isRequired?: boolean;
  hint?: string;
}

/** The international phone field in this feature's words. Takes the focus when something is wrong with the number. */
export function PhoneNumber({ errors, ...field }: PhoneNumberProps) {
  const input = useRef<HTMLInputElement>(null);
  const visitorCountry = useStoreValue(visitorCountryAtom) as CountryCode;
  const first = useMemo(() => [visitorCountry], [visitorCountry]);
  useEffect(() => {
    if (errors.length > 0) input.current?.focus();
  }, [errors]);
  return (
    <PhoneField
      {...field}
      ref={input}
      label={strings.phoneLabel}
      placeholder={strings.phonePlaceholder}
      countryLabel={strings.countryLabel}
      searchCountriesLabel={strings.countrySearch}
      noCountriesLabel={strings.countryNotFound}
      locale={locale}
      characters="phone"
      defaultCountry={visitorCountry}
      preferredCountries={first}
      errors={errors}
    />
  );
}
