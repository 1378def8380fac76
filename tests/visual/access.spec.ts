import { screens } from '../e2e/support/screens.ts';
import { expect, test } from './support/test.ts';

/** Where the most different things stand: tabs and threads, a histogram, selectors, a chart, rows. On phones only (playwright.config.ts). */
const stages = ['feed', 'post', 'weigh-in', 'profile', 'notifications'] as const;

for (const name of stages) {
  test(`${name} looks as agreed in forced colours and from the right to the left`, async ({ app, page }) => {
    const open = screens[name];
    if (!open) throw new Error(`There is no screen ${name}.`);
    await open(app, page);
    // The count comes once the page is idle. By its attribute: a dialog hides the link from the tree.
    await expect(page.locator('a[aria-label^="Notifications, "]').first()).toBeAttached();
    await page.emulateMedia({ forcedColors: 'active' });
    await app.settle();
    await expect.soft(page).toHaveScreenshot(`${name}-forced-colors.png`);
    await page.emulateMedia({ forcedColors: 'none' });
    // The direction alone: the words stay as they are.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await app.settle();
    await expect.soft(page).toHaveScreenshot(`${name}-right-to-left.png`);
  });
}
