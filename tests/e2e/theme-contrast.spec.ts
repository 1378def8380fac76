// Screens × themes: a pairwise part here, the whole grid in theme-contrast.grid.ts (npm run check:full).
import { axeViolations } from './support/axe.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { extremeCases, presetCases, showTheme, type ThemeCase } from './support/themes.ts';

const phone = { width: 390, height: 844 };
const cases = [...presetCases, ...extremeCases(4)];
const light = cases.filter(({ scheme }) => scheme === 'light');
const dark = cases.filter(({ scheme }) => scheme === 'dark');

/** A light and a dark theme per screen, so that all screens together meet every theme. */
const themesOf = (index: number): ThemeCase[] =>
  [light[index % light.length], dark[(index + 3) % dark.length]].filter((theme) => theme !== undefined);

for (const [index, [name, open]] of Object.entries(screens).entries()) {
  test(`${name} keeps its contrast in other themes`, async ({ app, page }) => {
    // Colours do not depend on the size, layouts do: every other screen is looked at on a phone.
    if (index % 2 === 0) await page.setViewportSize(phone);
    await open(app, page);
    await app.settle();
    for (const theme of themesOf(index)) {
      await showTheme(page, theme);
      expect.soft(await axeViolations(page, { rules: ['color-contrast'] }), theme.name).toEqual([]);
    }
  });
}
