import { expect, test } from '../e2e/support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** What the document of the story is painted with. */
const lights = '--sez-color-brand-primary';

test('a designer makes a theme in the toolbar, sees it on a screen, and takes it to the product as a link', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/favicon\.ico/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?path=/story/controls-button--gallery');
  const story = page.frameLocator('#storybook-preview-iframe');
  const primary = () => story.locator('html').evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), lights);
  await expect(story.getByRole('button').first()).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'A theme of your own' }).click();
  await page.getByLabel('primary').fill('#aa3377');
  await expect.poll(primary).toBe('#aa3377');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^#theme=/);

  // The address carries it to every other story, and the product's own link brings it back.
  await expect(page).toHaveURL(/globals=.*theme:aa3377-/);
  await page.getByRole('button', { name: 'Back to the preset' }).click();
  await expect.poll(primary).toBe('#3b82f6');
  await page.getByRole('textbox', { name: 'Paste a theme link or JSON' }).fill(`https://sez.example/${link}`);
  await expect.poll(primary).toBe('#aa3377');

  const app = `http://localhost:${process.env['SEZ_PORTS'] ?? 4273}`;
  await page.goto(`${app}/?persona=regular${link}`);
  const settings = page.getByRole('dialog', { name: 'Theme Settings' });
  await expect(settings.getByRole('textbox', { name: 'Primary, as hex' })).toHaveValue('#aa3377', { timeout: 30_000 });
});
