import { openThemeSettings, screens } from '../e2e/support/screens.ts';
import { presetCases, showTheme } from '../e2e/support/themes.ts';
import { expect, test } from './support/test.ts';

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

/** On the desktop a picture of lights weighs half a megabyte; the upper part of one shows every surface there is. */
const upperPart = { clip: { x: 0, y: 0, width: 1280, height: 480 } };

test('the feed looks as agreed in the presets, light and dark', async ({ app, page }, { project }) => {
  test.slow();
  await screens['feed']?.(app, page);
  // The count comes once the page is idle.
  await expect(page.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  await app.settle();
  for (const theme of presetCases) {
    await showTheme(page, theme);
    await expect.soft(page).toHaveScreenshot(`feed-${theme.name.replace(' ', '-')}.png`, project.name.endsWith('phone') ? {} : upperPart);
  }
});
