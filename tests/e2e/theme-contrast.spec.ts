// Screens × themes: this file checks a pairwise sample, theme-contrast.grid.ts the whole grid (npm run check:full).
import { axeViolations } from './support/axe.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { extremeCases, presetCases, showTheme } from './support/themes.ts';

const phone = { width: 390, height: 844 };
/** One theme for each screen; together they cover every preset, in both schemes, and two extremes. */
const cases = [...presetCases, ...extremeCases(2)];

for (const [index, [name, open]] of Object.entries(screens).entries()) {
  test(`${name} keeps its contrast in another theme`, async ({ app, page }) => {
    // Colours don't depend on the size but layouts do, so every other screen is checked on a phone.
    if (index % 2 === 0) await page.setViewportSize(phone);
    await open(app, page);
    await app.settle();
    const theme = cases[index % cases.length];
    if (!theme) throw new Error('There are no themes.');
    await showTheme(page, theme);
    expect(await axeViolations(page, { rules: ['color-contrast'] }), theme.name).toEqual([]);
  });
}

test('every preset is covered by a screen', () => {
  expect(Object.keys(screens).length).toBeGreaterThanOrEqual(cases.length);
});
