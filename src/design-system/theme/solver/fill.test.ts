import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOklch } from '../color/oklch.ts';
import { contrast, formatHex, luminance, parseHex, type Rgb } from '../color/srgb.ts';
import { mostDarkening, solveFill } from './fill.ts';

const page = [parseHex('#ffffff')];
const fill = (hex: string, target = 4.5) => solveFill(parseHex(hex), target, page);
const lightness = (rgb: Rgb) => toOklch(rgb).l;
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('keeps a colour that carries a white label as it is', () => {
  expect(formatHex(fill('#7c3aed').base)).toBe('#7c3aed');
  expect(formatHex(fill('#7c3aed').on)).toBe('#ffffff');
});

test('darkens a colour a little for a white label', () => {
  const { base, on } = fill('#3b82f6');
  expect(formatHex(on)).toBe('#ffffff');
  expect(lightness(parseHex('#3b82f6')) - lightness(base)).toBeLessThanOrEqual(mostDarkening + 0.003);
});

test('puts a tinted dark label on a colour that darkening would change too much', () => {
  const { base, on } = fill('#f59e0b');
  expect(formatHex(base)).toBe('#f59e0b');
  expect(lightness(on)).toBeLessThan(0.25);
  expect(toOklch(on).c).toBeGreaterThan(0.02);
});

test('hovering moves the fill away from its label, and both stay readable', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom(4.5, 7), (hex, target) => {
      const { base, hover, on } = fill(hex, target);
      const ratio = (color: Rgb) => contrast(luminance(color), luminance(on));
      expect(ratio(base)).toBeGreaterThanOrEqual(target);
      expect(ratio(hover)).toBeGreaterThanOrEqual(target);
      expect(ratio(hover)).toBeGreaterThanOrEqual(ratio(base) - 0.2);
    }),
    { numRuns: 1000 },
  );
});

test('a colour that would vanish into the page is moved until it stands out', () => {
  expect(contrast(luminance(fill('#ffffff').base), 1)).toBeGreaterThanOrEqual(2);
  expect(formatHex(fill('#ffff00').base)).toBe('#ffff00');
});
