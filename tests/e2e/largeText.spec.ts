import { browserArguments } from '../../scripts/browser.mjs';
import { faultsOfGeometry } from './support/geometry.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Firefox has a text size for each writing system. */
const twiceAsLarge = Object.fromEntries(['x-western', 'x-cyrillic', 'x-unicode'].map((group) => [`font.size.variable.${group}`, 32]));

// The browser's own setting also affects media conditions, and a page can't change it.
test.use({
  launchOptions: async ({ launchOptions, browserName }, use) =>
    use(
      browserName === 'firefox'
        ? { ...launchOptions, firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...twiceAsLarge } }
        : { ...launchOptions, args: [...browserArguments, '--blink-settings=defaultFontSize=32'] },
    ),
});

test('on a desktop with doubled text size, no part of the feed and a profile is covered or cut', {
  tag: ['@desktop', '@engines'],
}, async ({ app, page }) => {
  for (const name of ['feed', 'profile'] as const) {
    await screens[name]?.(app, page);
    await app.settle();
    await expect(page.getByRole('link', { name: 'Explore' })).toBeVisible();
    expect.soft(await faultsOfGeometry(page, { minTarget: 24 }), name).toEqual([]);
  }
});
