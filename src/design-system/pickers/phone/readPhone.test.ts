import * as library from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { detectCountry, isExtensionLength, isNationalLength, moveToCountry, normalizePhone, readPhone } from './readPhone.ts';

const read = (text: string, rules = {}, country: 'US' | 'DE' = 'US') => readPhone(text, country, rules, library);
const digits = (count: number) => '1'.repeat(count);

describe('readPhone', () => {
  it('gives E.164 for a number of the country, and for an international one (val.phone.valid)', () => {
    expect(read('(201) 555-0123')).toEqual({ number: '+12015550123', extension: null, isValid: true });
    expect(read('0151 2345 6789', {}, 'DE').number).toBe('+4915123456789');
    expect(read('+49 151 2345 6789').number).toBe('+4915123456789');
  });

  it.each(['', '201', '(555) 555-5555', '+1 201 555 01234'])('does not accept "%s" (val.phone.valid)', (text) => {
    expect(read(text)).toEqual({ number: null, extension: null, isValid: false });
  });

  it.each(['abc', '+', '1', digits(30), '+9991234567'])('counts the parse error of "%s" as invalid (val.phone.parse-errors)', (text) => {
    expect(read(text).isValid).toBe(false);
  });

  it('refuses countries outside an allowed list (val.phone.countries)', () => {
    expect(read('+14165550123', { allowedCountries: ['US'] }).isValid).toBe(false);
    expect(read('+12015550123', { allowedCountries: ['US'] }).isValid).toBe(true);
  });

  it('refuses countries on an ignored list (val.phone.countries)', () => {
    expect(read('+14165550123', { ignoredCountries: ['CA'] }).isValid).toBe(false);
    expect(read('+12015550123', { ignoredCountries: ['CA'] }).isValid).toBe(true);
  });

  it('ignores a country that is both allowed and ignored (val.phone.countries)', () => {
    expect(read('+12015550123', { allowedCountries: ['US'], ignoredCountries: ['US'] }).isValid).toBe(false);
  });

  it('takes an extension of up to 20 digits (val.phone.extension)', () => {
    expect(read(`201 555 0123 ext. ${digits(20)}`)).toMatchObject({ extension: digits(20), isValid: true });
    expect(read(`201 555 0123 ext. ${digits(21)}`).isValid).toBe(false);
  });
});

describe('the lengths', () => {
  it('of an extension: at most 20 digits (val.phone.extension)', () => {
    expect([20, 21].map((count) => isExtensionLength(digits(count)))).toEqual([true, false]);
  });

  it('of a national number: 2 to 17 digits (val.phone.nsn)', () => {
    expect([1, 2, 17, 18].map((count) => isNationalLength(digits(count)))).toEqual([false, true, true, false]);
    expect([1, 18].map((count) => read(digits(count)).isValid)).toEqual([false, false]);
  });
});

describe('detectCountry', () => {
  it('keeps the country of a national number', () => {
    expect(detectCountry('0151', 'DE', library)).toBe('DE');
  });

  it('takes the country a calling code names, as soon as it does', () => {
    expect(detectCountry('+49', 'US', library)).toBe('DE');
    expect(detectCountry('+4', 'US', library)).toBe('US');
  });

  it('keeps the chosen one of several countries with the same code until the digits tell them apart', () => {
    expect(detectCountry('+1', 'CA', library)).toBe('CA');
    expect(detectCountry('+1', 'DE', library)).toBe('US');
    expect(detectCountry('+1 416 555 0123', 'US', library)).toBe('CA');
  });
});

describe('normalizePhone', () => {
  it('formats a valid number as its country does, national or international as typed', () => {
    expect(normalizePhone('2015550123', 'US', library, 25)).toBe('(201) 555-0123');
    expect(normalizePhone('+4915123456789', 'US', library, 25)).toBe('+49 1512 3456789');
  });

  it('leaves everything else as it was typed', () => {
    expect(normalizePhone('201-55', 'US', library, 25)).toBe('201-55');
    expect(normalizePhone('abc', 'US', library, 25)).toBe('abc');
    expect(normalizePhone('2015550123', 'US', library, 13)).toBe('2015550123');
  });
});

describe('moveToCountry', () => {
  it('changes the calling code of an international number, and leaves a national one unchanged', () => {
    expect(moveToCountry('+1 201 555', 'DE', library)).toBe('+49 201555');
    expect(moveToCountry('0151 234', 'US', library)).toBe('0151 234');
  });
});
