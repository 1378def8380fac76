// Screens × themes: a pairwise part here, the whole grid in theme-contrast.grid.ts (npm run check:full).
import { axeViolations } from './support/axe.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { extremeCases, presetCases, showTheme } from './support/themes.ts';

const phone = { width: 390, height: 844 };
/** As many as there are screens: each meets one, and together they meet every preset, in both schemes, and two extremes. */
const cases = [...presetCases, ...extremeCases(2)];

for (const [index, [name, open]] of Object.entries(screens).entries()) {
  test(`${name} keeps its contrast in another theme`, async ({ app, page }) => {
    // Colours do not depend on the size, layouts do: every other screen is looked at on a phone.
    if (index % 2 === 0) await page.setViewportSize(phone);
    await open(app, page);
    await app.settle();
    const theme = cases[index % cases.length];
    if (!theme) throw new Error('There are no themes.');
    await showTheme(page, theme);
    expect(await axeViolations(page, { rules: ['color-contrast'] }), theme.name).toEqual([]);
  });
}

test('no preset is left that no screen meets', () => {
  expect(Object.keys(screens).length).toBeGreaterThanOrEqual(cases.length);
});
