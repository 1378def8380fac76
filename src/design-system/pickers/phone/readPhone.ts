import { extensionLength } from './characters.ts';
import type { CountryCode, PhoneLibrary } from './phoneLibrary.ts';

/** Which numbers are welcome, beside being valid. */
export interface CountryRules {
  /** Only these countries, if set. */
  allowedCountries?: readonly CountryCode[] | undefined;
  ignoredCountries?: readonly CountryCode[] | undefined;
}

/** The meaning of a text as a phone number. */
export interface PhoneReading {
  /** E.164 ("+12015550123"), or null while the text is not a valid number. */
  number: string | null;
  /** Digits after "ext.", or null. */
  extension: string | null;
  isValid: boolean;
}

/** Product specification, section 5: digits of a national number and of an extension. */
const phoneLimits = { extension: extensionLength, national: { min: 2, max: 17 } } as const;

const invalid: PhoneReading = { number: null, extension: null, isValid: false };

export function isCountryWelcome(country: CountryCode | undefined, { allowedCountries, ignoredCountries }: CountryRules): boolean {
  if (country === undefined) return allowedCountries === undefined;
  return (allowedCountries?.includes(country) ?? true) && !ignoredCountries?.includes(country);
}

export const isNationalLength = (digits: string): boolean =>
  digits.length >= phoneLimits.national.min && digits.length <= phoneLimits.national.max;

export const isExtensionLength = (digits: string): boolean => digits.length <= phoneLimits.extension;

/** Reads a text as a number of `country` unless it begins with `+`. Whatever the library cannot parse is invalid. */
export function readPhone(text: string, country: CountryCode | undefined, rules: CountryRules, library: PhoneLibrary): PhoneReading {
  try {
    const number = library.parsePhoneNumberWithError(text, { extract: false, ...(country && { defaultCountry: country }) });
    const isValid =
      number.isValid() &&
      isCountryWelcome(number.country, rules) &&
      isNationalLength(number.nationalNumber) &&
      isExtensionLength(number.ext ?? '');
    return isValid ? { number: number.number, extension: number.ext ?? null, isValid } : invalid;
  } catch {
    return invalid;
  }
}

/** Among countries that share a calling code, the one to assume until the digits tell them apart. */
const mainCountries: readonly CountryCode[] = ['AU', 'CW', 'FI', 'GB', 'GP', 'IT', 'MA', 'NO', 'RE', 'RU', 'SH', 'US'];

/** The country a text is about: the one its `+` names, or else the one chosen before. */
export function detectCountry(text: string, current: CountryCode | undefined, library: PhoneLibrary): CountryCode | undefined {
  if (!text.trim().startsWith('+')) return current;
  const typing = new library.AsYouType();
  typing.input(text);
  const callingCode = typing.getCallingCode();
  if (callingCode === undefined) return current;
  if (current && library.getCountryCallingCode(current) === callingCode && !typing.isValid()) return current;
  const candidates = [...mainCountries, ...library.getCountries()];
  return typing.getCountry() ?? candidates.find((country) => library.getCountryCallingCode(country) === callingCode) ?? current;
}

/**
 * A valid number in its usual spelling, national or international as it was typed; anything else unchanged, and so is a
 * number whose spelling would be longer than `maxLength`.
 */
export function normalizePhone(text: string, country: CountryCode | undefined, library: PhoneLibrary, maxLength: number): string {
  const number = library.parsePhoneNumberFromString(text, { extract: false, ...(country && { defaultCountry: country }) });
  if (!number?.isValid()) return text;
  const tidied = text.trim().startsWith('+') ? number.formatInternational() : number.formatNational();
  return tidied.length <= maxLength ? tidied : text;
}

/** The same text under another country: an international number changes its calling code. */
export function moveToCountry(text: string, to: CountryCode, library: PhoneLibrary): string {
  const typing = new library.AsYouType();
  typing.input(text);
  const callingCode = text.trim().startsWith('+') ? typing.getCallingCode() : undefined;
  if (callingCode === undefined) return text;
  return `+${library.getCountryCallingCode(to)} ${typing.getNumber()?.nationalNumber ?? ''}`.trim();
}
