import { screens } from '../e2e/support/screens.ts';
import { expect, test } from './support/test.ts';

/** Screens with the widest range of components: tabs, threads, a histogram, selectors, a chart, rows. On phones only (playwright.config.ts). */
const stages = ['feed', 'post', 'weigh-in', 'profile', 'notifications'] as const;

for (const name of stages) {
  test(`${name} looks as agreed in forced colours and from the right to the left`, async ({ app, page }) => {
    const open = screens[name];
    if (!open) throw new Error(`There is no screen ${name}.`);
    await open(app, page);
    // The count arrives once the page is idle. It is located by attribute, because a dialog hides the link from the accessibility tree.
    await expect(page.locator('a[aria-label^="Notifications, "]').first()).toBeAttached();
    await page.emulateMedia({ forcedColors: 'active' });
    await app.settle();
    await expect.soft(page).toHaveScreenshot(`${name}-forced-colors.png`);
    await page.emulateMedia({ forcedColors: 'none' });
    // Only the direction changes; the texts aren't translated.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await app.settle();
    await expect.soft(page).toHaveScreenshot(`${name}-right-to-left.png`);
  });
}
