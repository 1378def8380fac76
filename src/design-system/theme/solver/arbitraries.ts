import fc from 'fast-check';
import { type Preferences, schemes, type ThemeSettings } from '../types.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** The corners of the colour space, where contrast is hardest, come up as often as everything between them. */
const extremeColor = fc.constantFrom('#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#808080');
const themeColor = fc.oneof(anyColor, extremeColor);

/** A theme as a person might set it, extremes included. For property tests. */
export const anyTheme: fc.Arbitrary<ThemeSettings> = fc.record({
  primary: themeColor,
  secondary: themeColor,
  accent: themeColor,
  useGradient: fc.boolean(),
  colorOpacity: fc.oneof(fc.integer({ min: -300, max: 300 }), fc.constantFrom(-300, 0, 300)),
  cardBgOpacity: fc.integer({ min: 0, max: 100 }),
  postBgOpacity: fc.integer({ min: 0, max: 100 }),
});

export const anyScheme = fc.constantFrom(...schemes);
export const anyPreferences: fc.Arbitrary<Preferences> = fc.record({ moreContrast: fc.boolean(), reducedTransparency: fc.boolean() });
