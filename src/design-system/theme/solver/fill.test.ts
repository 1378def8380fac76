import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOklch } from '../color/oklch.ts';
import { contrast, formatHex, luminance, parseHex, type Rgb } from '../color/srgb.ts';
import { mostDarkening, solveFill } from './fill.ts';

const page = [parseHex('#ffffff')];
const fill = (hex: string, target = 4.5) => solveFill(parseHex(hex), target, page);
const lightness = (rgb: Rgb) => toOklch(rgb).l;
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('keeps a colour unchanged if a white label is readable on it', () => {
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

const pages = {
  light: [parseHex('#f9fafc'), parseHex('#ffffff')],
  dark: [parseHex('#101216'), parseHex('#1a1d22')],
};
const anyPage = fc.constantFrom(pages.light, pages.dark);
const ratio = (one: Rgb, other: Rgb) => contrast(luminance(one), luminance(other));
const leastRatio = (color: Rgb, surfaces: readonly Rgb[]) => Math.min(...surfaces.map((surface) => ratio(color, surface)));

test('the label stays readable at rest and on hover, and hovering never moves the fill towards the page', () => {
  fc.assert(
    fc.property(anyColor, anyPage, fc.constantFrom(4.5, 7), (hex, surfaces, target) => {
      const { base, hover, on } = solveFill(parseHex(hex), target, surfaces);
      expect(ratio(base, on)).toBeGreaterThanOrEqual(target);
      expect(ratio(hover, on)).toBeGreaterThanOrEqual(target);
      expect(leastRatio(hover, surfaces)).toBeGreaterThanOrEqual(leastRatio(base, surfaces));
    }),
    { numRuns: 1500 },
  );
});

test('hovering can be seen, and yellow does not turn white', () => {
  for (const surfaces of [pages.light, pages.dark]) {
    for (const hex of ['#3b82f6', '#f59e0b', '#ffff00', '#ffffff', '#0000ff', '#808080', '#00ffff']) {
      const { base, hover } = solveFill(parseHex(hex), 4.5, surfaces);
      expect(Math.abs(lightness(hover) - lightness(base)), hex).toBeGreaterThan(0.04);
      expect(toOklch(hover).c, hex).toBeGreaterThanOrEqual(toOklch(base).c * 0.84);
    }
  }
});

test('every fill is visible against its background, by an edge where the contrast is low', () => {
  fc.assert(
    fc.property(anyColor, anyPage, (hex, surfaces) => {
      const { base, edge } = solveFill(parseHex(hex), 4.5, surfaces);
      expect(leastRatio(base, surfaces)).toBeGreaterThanOrEqual(1.5);
      expect(leastRatio(edge, surfaces)).toBeGreaterThanOrEqual(3);
      if (leastRatio(base, surfaces) >= 3) expect(edge).toEqual(base);
    }),
    { numRuns: 1500 },
  );
});

test('a colour that would be invisible against the page is moved only as far as necessary', () => {
  expect(leastRatio(fill('#ffffff').base, page)).toBeLessThan(1.53);
  expect(formatHex(fill('#f0a3c8').base)).toBe('#f0a3c8');
});

test('a darker grey never makes a lighter fill', () => {
  for (const surfaces of [pages.light, pages.dark]) {
    const fills = Array.from({ length: 256 }, (_, value) => solveFill([value, value, value], 4.5, surfaces).base[0]);
    // A difference of one step of eight bits is rounding.
    for (const [value, level] of fills.entries())
      expect(level, `grey ${value}`).toBeGreaterThanOrEqual(Math.max(...fills.slice(0, value), 0) - 1);
  }
});
