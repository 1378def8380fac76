import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Characters, extensionBehind, permit } from './characters.ts';
import { type CountryCode, usePhoneLibrary } from './phoneLibrary.ts';
import { type CountryRules, detectCountry, moveToCountry, normalizePhone, type PhoneReading, readPhone } from './readPhone.ts';

/** The value that a phone field reports after every change. */
export interface PhoneValue extends PhoneReading {
  /** As typed. */
  text: string;
  country: CountryCode | null;
  /** Whether it is too early to judge: the metadata is still on its way, and `isValid` is false meanwhile. */
  isPending: boolean;
}

/** An empty field, or one with `text` whose meaning the field has yet to say: what a controlled field starts with. */
export function phoneOf(text = '', country: CountryCode | null = null): PhoneValue {
  return { text, country, number: null, extension: null, isValid: false, isPending: text !== '' };
}

export interface PhoneTextOptions extends CountryRules {
  /** The shown value; without it the field stores its own text, starting with `initialText`. */
  value?: PhoneValue | undefined;
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
  const { value } = options;
  const library = usePhoneLibrary();
  const [ownText, setOwnText] = useState(initialText);
  const [chosen, setChosen] = useState<CountryCode | undefined>(value?.country ?? undefined);
  const text = value?.text ?? ownText;
  const [leftOut, setLeftOut] = useState<string>();
  const base = chosen ?? fallbackCountry;

  const describe = (typed: string, home: CountryCode | undefined): PhoneValue => {
    const country = library ? detectCountry(typed, home, library) : home;
    const reading = library ? readPhone(typed, country, { allowedCountries, ignoredCountries }, library) : unread;
    return { ...reading, text: typed, country: country ?? null, isPending: library === null };
  };
  const current = describe(text, base);
  const tell = useReport(current, onChange);

  const write = (typed: string, home = base) => {
    setOwnText(typed);
    // The owner of the text is notified at once: a controlled field shows only what its owner has accepted.
    if (value) tell(describe(typed, home));
  };
  const choose = (next: CountryCode) => {
    setChosen(next);
    if (library) write(moveToCountry(text, next, library).slice(0, maxLength), next);
  };
  const country = current.country ?? undefined;

  return {
    library,
    text,
    country,
    /** The digits of an extension that the field doesn't take; empty while it is being typed. */
    leftOut,
    type: (typed: string) => {
      // Digits typed behind "x" or "ext." belong to the extension, not to the number.
      const isExtending = leftOut !== undefined && text !== '' && typed.length > text.length && typed.startsWith(text);
      const read = isExtending ? `${text}x${leftOut}${typed.slice(text.length)}` : typed;
      if (characters === 'phone') setLeftOut(extensionBehind(read));
      write(permit(read, text, characters, maxLength));
    },
    choose,
    /** Formats a valid number, once typing has ended. */
    tidy: () => {
      const tidied = library ? normalizePhone(text, country, library, maxLength) : text;
      if (tidied !== text) write(tidied);
    },
  } as const;
}

/** Tells the owner about every change, also those no key caused: the library arrived, a country was looked up. */
function useReport(value: PhoneValue, onChange: (value: PhoneValue) => void) {
  const key = JSON.stringify(value);
  const reported = useRef<string | null>(null);
  const report = useEffectEvent(() => onChange(value));
  useEffect(() => {
    // An untouched, empty field has no error.
    const isUntouched = reported.current === null && value.text === '';
    if (!isUntouched && reported.current !== key) report();
    if (!isUntouched) reported.current = key;
  }, [key, value.text]);
  return (next: PhoneValue) => {
    reported.current = JSON.stringify(next);
    onChange(next);
  };
}
