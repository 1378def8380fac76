import { describe, expect, it } from 'vitest';
import { defaultRange, readRangeText } from './rangeText.ts';

describe('readRangeText', () => {
  it('ranges from 1 to 50 by default (val.range.bounds)', () => {
    expect(defaultRange).toEqual({ min: 1, max: 50 });
    expect(readRangeText('0', defaultRange)).toBe(1);
    expect(readRangeText('1', defaultRange)).toBe(1);
    expect(readRangeText('50', defaultRange)).toBe(50);
    expect(readRangeText('51', defaultRange)).toBe(50);
  });

  it.each(['abc', '', '  ', '12a', 'NaN', 'Infinity'])('makes 0 of "%s" (val.range.nan)', (text) => {
    expect(readRangeText(text, defaultRange)).toBe(0);
  });

  it('reads decimals with a point or a comma', () => {
    expect(readRangeText('2.5', defaultRange)).toBe(2.5);
    expect(readRangeText(' 2,5 ', defaultRange)).toBe(2.5);
  });

  it('clamps into a range of its own', () => {
    expect(readRangeText('-400', { min: -300, max: 300 })).toBe(-300);
  });
});
