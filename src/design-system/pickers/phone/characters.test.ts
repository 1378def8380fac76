import { describe, expect, it } from 'vitest';
import { extensionBehind, permit } from './characters.ts';

describe('permit', () => {
  it('accepts everything without a pattern', () => {
    expect(permit('call 201 x5', '', undefined, 25)).toBe('call 201 x5');
  });

  it('keeps digits, spaces, plus, hyphen and parentheses (val.phone.chars)', () => {
    expect(permit('+1 (201) 555-0123', '', 'phone', 25)).toBe('+1 (201) 555-0123');
  });

  it('leaves out other characters, as of a pasted number (val.phone.chars)', () => {
    expect(permit('tel:+1.201.555', '', 'phone', 25)).toBe('+1201555');
  });

  it.each([
    ['+1 201 555 0123 ext. 4', '+1 201 555 0123 '],
    ['+1 201 555 0123x45', '+1 201 555 0123'],
    ['201 555 0123 доб. 4', '201 555 0123 '],
    ['+1 201 555 0123;ext=4', '+1 201 555 0123'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
    ['+９１ ९८७६५ ४३२१०', '+91 98765 43210'],
  ])('reads %s as %s', (pasted, number) => expect(permit(pasted, '', 'phone', 25)).toBe(number));

  it('takes a pattern of its own (val.phone.chars)', () => {
    expect(permit('012', '01', /^0\d{0,2}$/, 25)).toBe('012');
    expect(permit('0123', '012', /^0\d{0,2}$/, 25)).toBe('012');
  });

  it('does not depend on the last index of a global expression', () => {
    const digits = /^\d*$/g;
    expect([permit('1', '', digits, 25), permit('12', '1', digits, 25), permit('12a', '12', digits, 25)]).toEqual(['1', '12', '12']);
  });

  it('is at most 25 characters long (val.phone.maxLength)', () => {
    expect(permit('1'.repeat(25), '', 'phone', 25)).toHaveLength(25);
    expect(permit('1'.repeat(26), '', 'phone', 25)).toHaveLength(25);
    expect(permit('1'.repeat(26), '', undefined, 25)).toHaveLength(25);
  });
});

describe('extensionBehind', () => {
  it.each([
    ['+1 201 555 0123 ext. 4', '4'],
    ['+1 201 555 0123x45', '45'],
    ['201 555 0123 доб. 4', '4'],
    ['+1 201 555 0123;ext=4', '4'],
    ['+1 201 555 0123 #12', '12'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧ ext. ٤', '4'],
    ['201 555 0123 ext.', ''],
    [`201 555 0123 x${'1'.repeat(21)}`, '1'.repeat(20)],
  ])('of %s is %j, at most 20 digits (val.phone.extension)', (text, extension) => expect(extensionBehind(text)).toBe(extension));

  it.each(['201 555 0123', 'Tel. 2: 555 0123', 'x4', ''])('%j has none', (text) => expect(extensionBehind(text)).toBeUndefined());
});
