import { converter, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOklch, toRgb } from './oklch.ts';
import { contrast, formatHex, isHexColor, luminance, over, parseHex, type Rgb } from './srgb.ts';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel) as fc.Arbitrary<Rgb>;
const reference = converter('oklch');

test('converts to OKLCH like the reference library', () => {
  fc.assert(
    fc.property(color, (rgb) => {
      const { l, c } = reference(formatHex(rgb)) ?? { l: NaN, c: NaN };
      expect(toOklch(rgb).l).toBeCloseTo(l, 4);
      expect(toOklch(rgb).c).toBeCloseTo(c, 4);
    }),
  );
});

test('every colour of the screen survives the conversion to OKLCH and back', () => {
  fc.assert(
    fc.property(color, (rgb) => {
      expect(toRgb(toOklch(rgb))).toEqual(rgb);
    }),
    { numRuns: 2000 },
  );
});

test('keeps lightness and hue when a chroma is more than the screen can show', () => {
  const green = toOklch(toRgb({ l: 0.7, c: 0.4, h: 150 }));
  expect(green.l).toBeCloseTo(0.7, 2);
  expect(green.h).toBeCloseTo(150, 0);
  expect(green.c).toBeLessThan(0.3);
});

test('measures contrast like the reference library', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(contrast(luminance(one), luminance(other))).toBeCloseTo(wcagContrast(formatHex(one), formatHex(other)), 1);
    }),
  );
  expect(contrast(luminance([255, 255, 255]), luminance([0, 0, 0]))).toBe(21);
});

test('accepts # and six hex digits in either case, and nothing else', () => {
  expect(['#3b82f6', '#ABCDEF'].every(isHexColor)).toBe(true);
  expect(['3b82f6', '#3b82f', '#3b82f66', '#fff', '#gggggg', ' #3b82f6', ''].some(isHexColor)).toBe(false);
  expect(() => parseHex('#fff')).toThrow(RangeError);
});

test('writes colours with two digits per channel and alpha', () => {
  expect(formatHex([0, 10, 255])).toBe('#000aff');
  expect(formatHex([0, 10, 255], 0.5)).toBe('#000aff80');
});

test('composites in gamma-encoded sRGB, rounded to whole channels', () => {
  expect(over([255, 255, 255], 0.5, [0, 0, 0])).toEqual([128, 128, 128]);
  expect(over([10, 20, 30], 0, [1, 2, 3])).toEqual([1, 2, 3]);
  expect(over([10, 20, 30], 1, [1, 2, 3])).toEqual([10, 20, 30]);
});
