import { describe, expect, it } from 'vitest';
import { formatSigned } from './signed.ts';

describe('formatSigned', () => {
  it.each([
    [2, 0, '+2'],
    [-1, 0, '−1'],
    [0, 0, '0'],
    [0.84, 1, '+0.8'],
    [-0.26, 1, '−0.3'],
  ])('writes %d with %i digits as %s', (value, digits, text) => {
    expect(formatSigned(value, digits)).toBe(text);
  });

  it('gives no sign to numbers that round to zero', () => {
    expect(formatSigned(-0.04, 1)).toBe('0.0');
  });
});
