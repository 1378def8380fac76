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

/** The visitor's country (ISO 3166-1 alpha-2) as their address tells it, asked once; the default until it is known. */
const visitorCountryAtom = unwrap(lookedUpAtom, () => defaultCountry);

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
