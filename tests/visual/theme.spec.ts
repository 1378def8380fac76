import { openThemeSettings, screens } from '../e2e/support/screens.ts';
import { presetCases, showTheme } from '../e2e/support/themes.ts';
import { expect, test } from './support/test.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`Theme Settings looks as agreed in ${scheme}${scheme === 'dark' ? ' @phone' : ''}`, async ({ app, page }) => {
    await app.useScheme(scheme);
    await openThemeSettings(app, page);
    await app.settle();
    await expect(page).toHaveScreenshot(`theme-settings-${scheme}.png`);
    await page.getByRole('button', { name: 'Copy link' }).scrollIntoViewIfNeeded();
    await expect(page).toHaveScreenshot(`theme-settings-${scheme}-end.png`);
  });
}

/** The upper part shows every surface. */
const upperPart = { clip: { x: 0, y: 0, width: 390, height: 480 } };

test('the feed looks as agreed in the presets, light and dark @phone', async ({ app, page }) => {
  test.slow();
  await screens['feed']?.(app, page);
  // The count arrives once the page is idle.
  await expect(page.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  await app.settle();
  for (const theme of presetCases.filter(({ name }) => !name.startsWith('default'))) {
    await showTheme(page, theme);
    await expect.soft(page).toHaveScreenshot(`feed-${theme.name.replace(' ', '-')}.png`, upperPart);
  }
});
