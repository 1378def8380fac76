import { expect, test } from 'vitest';
import { solvePaint } from '@/design-system/theme/runtime/solvePaint.ts';
import { defaultTheme, noPreferences, type ThemeSettings } from '@/design-system/theme/types.ts';
import { opacityReach, opacityText } from './opacity.ts';

const reachOf = (changes: Partial<ThemeSettings>, preferences = noPreferences) => {
  const theme = { ...defaultTheme, ...changes };
  return opacityReach(theme, solvePaint(theme, preferences));
};
const {
  reach: [least, most],
} = reachOf({});

test('reaches from the position where the lights are off to the one where no scheme makes them stronger', () => {
  expect(least).toBe(-100);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(300);
  const lights = (colorOpacity: number) => {
    const { light, dark } = solvePaint({ ...defaultTheme, colorOpacity }, noPreferences).paint;
    return [light.vars['--sez-color-tint-primary'], dark.vars['--sez-color-tint-primary']];
  };
  expect(lights(most + 20)).toEqual(lights(300));
  expect(lights(most - 20)).not.toEqual(lights(300));
  expect(lights(-120)).toEqual(lights(-300));
});

test('shows a note beyond its ends, and none within', () => {
  expect(reachOf({ colorOpacity: most + 1 }).hint).toBe(`No further effect above +${most}%`);
  expect(reachOf({ colorOpacity: -101 }).hint).toBe('No further effect below -100%');
  for (const colorOpacity of [-100, 0, most]) expect(reachOf({ colorOpacity }).hint).toBeUndefined();
});

test('has no range without gradient, or with more contrast', () => {
  expect(reachOf({ useGradient: false })).toEqual({ reach: [0, 0], hint: 'No effect while gradient backgrounds are off' });
  expect(reachOf({}, { ...noPreferences, moreContrast: true })).toEqual({
    reach: [0, 0],
    hint: 'No effect while your system asks for more contrast',
  });
});

test.each([
  [0, 'Default opacity (no adjustment)'],
  [50, '+50% (1.5× opacity, brighter)'],
  [300, '+300% (4× opacity, brighter)'],
  [33, '+33% (1.33× opacity, brighter)'],
  [-50, '-50% (0.5× opacity, darker)'],
  [-100, '-100% (0× opacity, darker)'],
  [-300, '-300% (0× opacity, darker)'],
])('describes %i percent as %s', (percent, text) => {
  expect(opacityText(percent)).toBe(text);
});
