import { describe, expect, it } from 'vitest';
import { isDigits, stripNonDigits } from './digits.ts';

describe('digits', () => {
  it('strips everything that is not a digit (val.text.numeric.strip)', () => {
    expect(stripNonDigits({ text: '1a2', caret: 3 })).toEqual({ text: '12', caret: 2 });
    expect(stripNonDigits({ text: 'abc', caret: 3 })).toEqual({ text: '', caret: 0 });
  });

  it('keeps the caret behind the same digit', () => {
    expect(stripNonDigits({ text: '12x34', caret: 3 })).toEqual({ text: '1234', caret: 2 });
    expect(stripNonDigits({ text: 'x1234', caret: 1 })).toEqual({ text: '1234', caret: 0 });
  });

  it('distinguishes digits from other text (val.text.numeric.paste)', () => {
    expect(isDigits('123')).toBe(true);
    expect(isDigits('12a')).toBe(false);
    expect(isDigits('12 3')).toBe(false);
    expect(isDigits('-12')).toBe(false);
  });
});
