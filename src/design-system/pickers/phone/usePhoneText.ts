import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Characters, permit } from './characters.ts';
import { type CountryCode, usePhoneLibrary } from './phoneLibrary.ts';
import { type CountryRules, detectCountry, moveToCountry, readPhone, tidyPhone, type PhoneReading } from './readPhone.ts';

/** What a phone field gives out whenever any of it changes. */
export interface PhoneValue extends PhoneReading {
  /** As typed. */
  text: string;
  country: CountryCode | null;
  /** Whether it is too early to judge: the metadata is still on its way, and `isValid` is false meanwhile. */
  isPending: boolean;
}

export interface PhoneTextOptions extends CountryRules {
  initialText: string;
  /** Holds until a country is chosen or typed; may change while it is looked up. */
  fallbackCountry: CountryCode | undefined;
  characters: Characters | undefined;
  /** In characters. */
  maxLength: number;
  onChange: (value: PhoneValue) => void;
}

const unread: PhoneReading = { number: null, extension: null, isValid: false };

/** Text and country of a phone field, and what they mean once the library has arrived. Typing never waits for it. */
export function usePhoneText(options: PhoneTextOptions) {
  const { initialText, fallbackCountry, characters, maxLength, onChange, allowedCountries, ignoredCountries } = options;
  const library = usePhoneLibrary();
  const [text, setText] = useState(initialText);
  const [chosen, setChosen] = useState<CountryCode>();
  const base = chosen ?? fallbackCountry;
  const country = library ? detectCountry(text, base, library) : base;
  const reading = useMemo(
    () => (library ? readPhone(text, country, { allowedCountries, ignoredCountries }, library) : unread),
    [library, text, country, allowedCountries, ignoredCountries],
  );
  useReport({ ...reading, text, country: country ?? null, isPending: library === null }, onChange);

  function choose(next: CountryCode) {
    setChosen(next);
    if (library) setText(moveToCountry(text, next, library).slice(0, maxLength));
  }

  return {
    library,
    text,
    country,
    type: (typed: string) => setText(permit(typed, text, characters, maxLength)),
    choose,
    /** Puts a valid number into its usual spelling, once nobody is typing. */
    tidy: () => library && setText(tidyPhone(text, country, library, maxLength)),
  } as const;
}

/** Tells the owner about every change, also those no key caused: the library arrived, a country was looked up. */
function useReport(value: PhoneValue, onChange: (value: PhoneValue) => void) {
  const key = JSON.stringify(value);
  const reported = useRef<string | null>(null);
  const report = useEffectEvent(() => onChange(value));
  useEffect(() => {
    // Nothing to tell about an untouched, empty field.
    const isUntouched = reported.current === null && value.text === '';
    if (!isUntouched && reported.current !== key) report();
    if (!isUntouched) reported.current = key;
  }, [key, value.text]);
}
