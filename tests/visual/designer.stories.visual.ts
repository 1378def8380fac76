import { expect, test } from '../e2e/support/test.ts';

test.describe.configure({ timeout: 600_000 });

/** Storybook, a story and its mocked backend are 800 requests: 10 s on a quiet machine with two cores, 60 s on one that is busy. */
const whileLoading = { timeout: 180_000 };

/** Custom property that holds the primary colour of the story's canvas. */
const lights = '--sez-color-brand-primary';

test('a designer makes a theme in the toolbar, sees it on a screen, and takes it to the product as a link', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/favicon\.ico/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?path=/story/screens-feed--full');
  const story = page.frameLocator('#storybook-preview-iframe');
  const primary = () => story.locator('html').evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), lights);
  const post = story.getByRole('article').first();
  await expect(post).toBeVisible(whileLoading);
  const postId = await post.getAttribute('id');
  const canvas = () =>
    story.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--sez-color-tint-primary').slice(0, 7));

  await page.getByRole('button', { name: 'A theme of your own' }).click();
  await page.getByLabel('primary').fill('#aa3377');
  await expect.poll(primary).toBe('#aa3377');
  // The screen is unchanged, and its canvas has the new colour.
  expect(await canvas()).toBe('#aa3377');
  await expect(post).toBeVisible();
  expect(await post.getAttribute('id')).toBe(postId);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^#theme=/);

  // The next screen uses the same theme. Escape closes the theme popover, which traps the focus.
  await page.keyboard.press('Escape');
  await page.locator('#screens-sign-in').click();
  await expect(story.getByRole('textbox', { name: /phone/i })).toBeVisible(whileLoading);
  expect(await canvas()).toBe('#aa3377');

  await page.getByRole('button', { name: 'A theme of your own' }).click();
  // The address passes the theme to every other story, and the product's own link restores it.
  await expect(page).toHaveURL(/globals=.*theme:aa3377-/);
  await page.getByRole('button', { name: 'Back to the preset' }).click();
  await expect.poll(primary).toBe('#3b82f6');
  await page.getByRole('textbox', { name: 'Paste a theme link or JSON' }).fill(`https://sez.example/${link}`);
  await expect.poll(primary).toBe('#aa3377');

  const app = `http://localhost:${process.env['SEZ_PORTS'] ?? 4273}`;
  await page.goto(`${app}/?persona=regular${link}`);
  const settings = page.getByRole('dialog', { name: 'Theme Settings' });
  await expect(settings.getByRole('textbox', { name: 'Primary, as hex' })).toHaveValue('#aa3377', whileLoading);
});

type FrameCount = Window & { mostLoading?: number };

/** Runs in the page: records the largest number of frames that load at the same time. */
function countLoadingFrames(): void {
  const loaded = new WeakSet<EventTarget>();
  // A frame's `load` event doesn't bubble, so it is captured.
  document.addEventListener('load', ({ target }) => target && (target as Element).hasAttribute?.('src') && loaded.add(target), true);
  new MutationObserver(() => {
    const loading = [...document.querySelectorAll('iframe[src]')].filter((frame) => !loaded.has(frame));
    (window as FrameCount).mostLoading = Math.max((window as FrameCount).mostLoading ?? 0, loading.length);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['src'] });
}

test('the theme board shows real screens on the canvas of the product, at both widths, filtered, and two side by side', async ({
  page,
  problems,
}) => {
  problems.allow(/favicon\.ico/);
  await page.addInitScript(countLoadingFrames);
  await page.goto('/iframe.html?id=start-here-theme-board--screens&viewMode=story');
  const panes = page.getByRole('region');
  await expect(panes).toHaveCount(12, whileLoading);
  // Frames load in turns, because a browser refuses requests when all start at once.
  await expect(page.locator('iframe[src]').nth(2)).toBeAttached(whileLoading);
  expect(await page.evaluate(() => (window as FrameCount).mostLoading)).toBe(2);
  await page.getByRole('textbox', { name: 'Filter' }).fill('ocean');
  await expect(panes).toHaveCount(2);

  const dark = page.getByRole('region', { name: 'ocean, dark' });
  await expect(dark.getByText(/^text \d+\.\d$/)).toBeVisible();
  const screen = page.frameLocator('iframe[title="feed, ocean, dark"]');
  await expect(screen.getByRole('article').first()).toBeVisible(whileLoading);
  const shownNames = () =>
    screen.locator('html').evaluate((root) => ({
      scheme: root.dataset['scheme'],
      width: innerWidth,
      hasLights: getComputedStyle(document.body, '::before').backgroundImage.includes('gradient'),
    }));
  expect(await shownNames()).toEqual({ scheme: 'dark', width: 1280, hasLights: true });
  // The label covers the radio button, so the label is clicked.
  await page
    .locator('label')
    .filter({ hasText: /^phone$/ })
    .click();
  await expect.poll(async () => (await shownNames()).width).toBe(390);

  await dark.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('textbox', { name: 'Filter' }).fill('');
  await expect(panes).toHaveCount(12);
  await page.getByRole('region', { name: 'forest, dark' }).getByRole('button', { name: 'Compare' }).click();
  await expect(panes).toHaveCount(2);
  await expect(page.getByText('ocean dark beside forest dark')).toBeVisible();
});
