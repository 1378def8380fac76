import * as library from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { listCountries, searchCountries } from './countries.ts';

const countries = listCountries(library, { locale: 'en' });
const codes = (query: string) => searchCountries(countries, query).map((country) => country.code);

describe('listCountries', () => {
  it('names every country the library knows, in order, with its dial code', () => {
    expect(countries.length).toBe(library.getCountries().length);
    expect(countries[0]?.label).toBe('Afghanistan');
    expect(countries.find((country) => country.code === 'DE')).toEqual({ code: 'DE', label: 'Germany', dialCode: '+49' });
  });

  it('puts preferred countries first, in their order', () => {
    const list = listCountries(library, { locale: 'en', preferredCountries: ['US', 'DE'] });
    expect(list.slice(0, 3).map((country) => country.code)).toEqual(['US', 'DE', 'AF']);
  });

  it('leaves out countries that are not allowed or ignored (val.phone.countries)', () => {
    const list = listCountries(library, { locale: 'en', allowedCountries: ['DE', 'US', 'FR'], ignoredCountries: ['US'] });
    expect(list.map((country) => country.code)).toEqual(['FR', 'DE']);
  });

  it('uses the requested language', () => {
    expect(listCountries(library, { locale: 'ru', allowedCountries: ['DE'] })[0]?.label).toBe('Германия');
  });
});

describe('searchCountries (val.phone.country-search)', () => {
  it('matches the name, beginnings first', () => {
    const found = codes('ge');
    expect(found.slice(0, 2)).toEqual(['GE', 'DE']);
    expect(found).toContain('NG');
    expect(found.indexOf('NG')).toBeGreaterThan(found.indexOf('DE'));
  });

  it('matches the two-letter code, in any case', () => {
    expect(codes('de')).toContain('DE');
    expect(codes('GB')).toContain('GB');
  });

  it('matches the dial code, with or without its plus', () => {
    expect(codes('+49')).toEqual(['DE']);
    expect(codes('49')).toEqual(['DE']);
    expect(codes('+99')).toContain('GE');
  });

  it('ignores accents and spaces around', () => {
    expect(codes(' cote ')).toContain('CI');
    expect(codes('Türk')).toContain('TR');
  });

  it('returns everything for an empty text, and nothing for nonsense', () => {
    expect(searchCountries(countries, '  ')).toBe(countries);
    expect(codes('qqq')).toEqual([]);
  });
});
