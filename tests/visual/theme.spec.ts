import { openThemeSettings, screens } from '../e2e/support/screens.ts';
import { expect, test } from '../e2e/support/test.ts';
import { presetCases, showTheme } from '../e2e/support/themes.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`Theme Settings looks as agreed in ${scheme}`, async ({ app, page }) => {
    await app.useScheme(scheme);
    await openThemeSettings(app, page);
    await app.settle();
    await expect(page).toHaveScreenshot(`theme-settings-${scheme}.png`);
    await page.getByRole('button', { name: 'Copy link' }).scrollIntoViewIfNeeded();
    await expect(page).toHaveScreenshot(`theme-settings-${scheme}-end.png`);
  });
}

// All of them on the phone; on the desktop, where a picture of lights weighs half a megabyte, the default and its farthest.
const onDesktop = presetCases.filter(({ name }) => /^(default|purple)/.test(name));

test('the feed looks as agreed in the presets, light and dark', async ({ app, page }, { project }) => {
  test.slow();
  await screens['feed']?.(app, page);
  await app.settle();
  for (const theme of project.name.endsWith('phone') ? presetCases : onDesktop) {
    await showTheme(page, theme);
    await expect.soft(page).toHaveScreenshot(`feed-${theme.name.replace(' ', '-')}.png`);
  }
});
