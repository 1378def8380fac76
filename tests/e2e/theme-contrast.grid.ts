// The whole grid for npm run check:full: every screen in every preset, in both schemes, and in ten extreme themes.
import { axeViolations } from './support/axe.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { extremeCases, presetCases, showTheme } from './support/themes.ts';

for (const [name, open] of Object.entries(screens)) {
  test(`${name} keeps its contrast in every theme`, async ({ app, page }) => {
    await open(app, page);
    await app.settle();
    for (const theme of [...presetCases, ...extremeCases(10)]) {
      await showTheme(page, theme);
      expect.soft(await axeViolations(page, { rules: ['color-contrast'] }), theme.name).toEqual([]);
    }
  });
}
