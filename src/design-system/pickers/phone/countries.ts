import type { CountryCode, PhoneLibrary } from './phoneLibrary.ts';
import { type CountryRules, isCountryWelcome } from './readPhone.ts';

export interface Country {
  code: CountryCode;
  /** The name; also what a listbox shows and finds. */
  label: string;
  /** With its plus: "+49". */
  dialCode: string;
}

export interface CountryListOptions extends CountryRules {
  /** First in the list, in this order. */
  preferredCountries?: readonly CountryCode[] | undefined;
  /** BCP 47 tag of the language of the names. */
  locale: string;
}

/** Every country that can be chosen: the preferred ones first, the others by name. */
export function listCountries(
  library: PhoneLibrary,
  { preferredCountries = [], locale, ...rules }: CountryListOptions,
): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const toCountry = (code: CountryCode) => ({ code, label: names.of(code) ?? code, dialCode: `+${library.getCountryCallingCode(code)}` });
  const rankOf = ({ code }: Country) => {
    const rank = preferredCountries.indexOf(code);
    return rank < 0 ? preferredCountries.length : rank;
  };
  return library
    .getCountries()
    .filter((code) => isCountryWelcome(code, rules))
    .map(toCountry)
    .sort((one, other) => rankOf(one) - rankOf(other) || one.label.localeCompare(other.label, locale));
}

/** "Côte" and "cote" are the same search. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase()
    .trim();

/** The countries whose name, two-letter code or dial code matches; an exact code first, then those whose name begins with the query. */
export function searchCountries(countries: readonly Country[], query: string): readonly Country[] {
  const text = fold(query);
  if (text === '') return countries;
  const digits = /^\+?\d+$/.test(text) ? `+${text.replace('+', '')}` : null;
  const rankOf = ({ code, label, dialCode }: Country): number | null => {
    const name = fold(label);
    if (code.toLowerCase() === text) return 0;
    if (name.startsWith(text)) return 1;
    if (digits && dialCode.startsWith(digits)) return 2;
    return name.includes(text) ? 3 : null;
  };
  return countries
    .flatMap((country) => {
      const rank = rankOf(country);
      return rank === null ? [] : [{ country, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}
