import type { Page } from '@playwright/test';
import { openThemeSettings } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const brand = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sez-color-brand-primary'));
const barColor = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');

test('a preset colours the page at once, and the next visit from its first frame', { tag: '@engines' }, async ({ app, page }) => {
  await openThemeSettings(app, page);
  const barBefore = await barColor(page);
  await page.getByTitle('Apply sunset theme').click();
  expect(await brand(page)).toBe('#ea580c');
  expect(await barColor(page)).not.toBe(barBefore);
  await app.expectNoAxeViolations({ within: '[role="dialog"]' });

  // The script runs before the page's own scripts, and the first frame callback before the first paint.
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const { dataset, style } = document.documentElement;
      Object.assign(window, { firstFrame: { scheme: dataset['scheme'], brand: style.getPropertyValue('--sez-color-brand-primary') } });
    });
  });
  await page.reload();
  await expect(app.main).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { firstFrame: unknown }).firstFrame)).toEqual({
    scheme: 'light',
    brand: '#ea580c',
  });
});

test('an edit is applied by Apply Theme, reverted by Undo, and reset only after a confirmation', { tag: '@engines' }, async ({
  app,
  page,
}) => {
  await openThemeSettings(app, page);
  const dialog = page.getByRole('dialog', { name: 'Theme Settings' });
  await dialog.getByRole('textbox', { name: 'Primary, as hex' }).fill('#7c3aed');
  expect(await brand(page)).toBe('#3b82f6');
  await dialog.getByRole('button', { name: 'Apply Theme' }).click();
  expect(await brand(page)).toBe('#7c3aed');
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await brand(page)).toBe('#3b82f6');
  await page.getByTitle('Apply ocean theme').click();
  await dialog
    .getByRole('button', { name: /^Reset/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Reset theme to default colors?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await brand(page)).toBe('#0284c7');
  await dialog
    .getByRole('button', { name: /^Reset/ })
    .first()
    .click();
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => brand(page)).toBe('#3b82f6');
});

test('another tab shows the theme and the scheme at once', { tag: '@engines' }, async ({ app, page, context }) => {
  await openThemeSettings(app, page);
  const other = await context.newPage();
  await other.goto('/nowhere');
  await expect(other.getByRole('main')).toBeVisible();
  await page.getByTitle('Apply purple theme').click();
  await expect.poll(() => brand(other)).toBe('#7c3aed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('follows the system live while the scheme is Auto', async ({ app, page }) => {
  await app.open('/nowhere');
  const light = await barColor(page);
  await app.useScheme('dark');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await barColor(page)).not.toBe(light);
  await app.useScheme('light');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test('more contrast flattens the canvas and strengthens the text', async ({ app, page }) => {
  await app.open('/nowhere');
  const tint = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sez-color-tint-primary'));
  expect(await tint()).not.toMatch(/00$/);
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(tint).toMatch(/00$/);
});

test('a drawing becomes the logo of the header without its scripts, and a broken one is replaced by the default', {
  tag: '@engines',
}, async ({ app, page }) => {
  await openThemeSettings(app, page);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>';
  await page
    .getByLabel('Custom Logo', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'mark.svg', mimeType: 'text/plain', buffer: Buffer.from(drawing) });
  await expect(page.getByText('mark.svg')).toBeVisible();
  await page.keyboard.press('Escape');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Sez' });
  await expect(logo).toHaveAttribute('src', /^data:image\/svg\+xml/);
  expect(await page.evaluate(() => localStorage.getItem('customLogo'))).not.toContain('alert');

  await page.evaluate(() =>
    localStorage.setItem(
      'customLogo',
      JSON.stringify({ logoType: 'custom', customLogoUrl: 'data:image/png;base64,broken', customLogoName: 'x.png' }),
    ),
  );
  await page.reload();
  await expect(app.main).toBeVisible();
  await expect(logo).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sez, home' })).toBeVisible();
});

test('a logo of nearly 2 MB is kept over a reload, or the page says that there is no space for it', { tag: '@engines' }, async ({
  app,
  page,
}) => {
  await openThemeSettings(app, page);
  // The image is noise, which no format compresses, and Firefox also writes the alpha channel.
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 690, height: 690 });
    const context = canvas.getContext('2d');
    const image = context?.createImageData(690, 690);
    if (!context || !image) return '';
    for (let at = 0; at < image.data.length; at += 65_536)
      image.data.set(crypto.getRandomValues(new Uint8Array(Math.min(65_536, image.data.length - at))), at);
    for (let alpha = 3; alpha < image.data.length; alpha += 4) image.data[alpha] = 255;
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(drawn, 'base64');
  expect(buffer.length).toBeGreaterThan(1_400_000);
  expect(buffer.length).toBeLessThan(2_000_000);
  await page
    .getByLabel('Custom Logo', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Theme Settings' });
  const logo = dialog.getByText('noise.png');
  const isRefused = dialog.getByText('Failed to save logo to storage');
  await expect(logo.or(isRefused)).toBeVisible();
  const wasShown = await logo.isVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Sez' })).toHaveCount(wasShown ? 1 : 0);
});

test('a shared link is previewed first, also by guests', async ({ app, page }) => {
  const theme = {
    v: 1,
    name: 'Night train',
    primary: '#7c3aed',
    secondary: '#c026d3',
    accent: '#f0a3c8',
    useGradient: true,
    colorOpacity: 0,
    cardBgOpacity: 30,
    postBgOpacity: 3,
  };
  // The shared link points at the start page: a guest is redirected to /welcome, with the theme in the address.
  await app.open(`/#theme=${Buffer.from(JSON.stringify(theme)).toString('base64url')}`, { persona: 'guest' });
  await expect(
    page.getByRole('dialog', { name: 'Theme Settings' }).getByText('“Night train” is in the preview. Apply it to use it.'),
  ).toBeVisible();
  expect(await brand(page)).toBe('#3b82f6');
  await page.getByRole('button', { name: 'Apply Theme' }).click();
  expect(await brand(page)).toBe('#7c3aed');
});
