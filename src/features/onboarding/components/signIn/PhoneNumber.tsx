import { type CountryCode, PhoneField, type PhoneValue } from '@/design-system/pickers/PhoneField/index.ts';
import { locale } from '@/shared/i18n';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { PhoneInput } from '../../model/signIn.ts';
import { visitorCountryAtom } from '../../state/visitorCountry.ts';
import { strings } from '../../strings.ts';

interface PhoneNumberProps {
  /** What the field starts with; afterwards it keeps its own text. */
  value: PhoneInput;
  onChange: (value: PhoneInput) => void;
  errors: readonly string[];
  autoFocus: boolean;
}

/** The international phone field in this feature's words. */
export function PhoneNumber({ value, onChange, errors, autoFocus }: PhoneNumberProps) {
  const box = useRef<HTMLDivElement>(null);
  const visitorCountry = useAtomValue(visitorCountryAtom);
  useEffect(() => {
    if (errors.length > 0) box.current?.querySelector('input')?.focus();
  }, [errors]);

  const change = ({ text, number, country, isPending }: PhoneValue) =>
    onChange({ typed: text, e164: number ?? undefined, country: country ?? undefined, isPending });
  return (
    <div ref={box}>
      <PhoneField
        label={strings.phoneLabel}
        placeholder={strings.phonePlaceholder}
        countryLabel={strings.countryLabel}
        searchCountriesLabel={strings.countrySearch}
        noCountriesLabel={strings.countryNotFound}
        locale={locale}
        characters="phone"
        defaultValue={value.typed}
        defaultCountry={(value.country ?? visitorCountry) as CountryCode}
        autoFocus={autoFocus}
        errors={errors}
        onChange={change}
      />
    </div>
  );
}
