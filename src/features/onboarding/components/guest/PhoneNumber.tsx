import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
import { useEffect, useMemo, useRef } from 'react';
import { lookUpCountry } from '@/api';
import { PhoneField } from '@/design-system/pickers/PhoneField/PhoneField.tsx';
import type { CountryCode } from '@/design-system/pickers/phone/phoneLibrary.ts';
import type { PhoneValue } from '@/design-system/pickers/phone/usePhoneText.ts';
import { locale } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { defaultCountry } from '../../constants.ts';
import { strings } from '../../strings.ts';

const lookedUpAtom = atom(async () => (await lookUpCountry()) ?? defaultCountry);

/** The visitor's country (ISO 3166-1 alpha-2) by their IP address, looked up once; the default until the answer arrives. */
const visitorCountryAtom = unwrap(lookedUpAtom, () => defaultCountry);

interface PhoneNumberProps {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  errors: readonly string[];
  autoFocus?: boolean;
  isRequired?: boolean;
  hint?: string;
}

/** The international phone field with this feature's texts. It takes the focus when the number has a problem. */
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
