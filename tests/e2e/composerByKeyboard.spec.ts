import type { Locator, Page } from '@playwright/test';
import type { App } from './support/app.ts';
import { expect, test } from './support/test.ts';

/** A picture of 1 × 1 px. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
});

test.setTimeout(240_000);

const composerOf = (page: Page) => page.getByRole('dialog', { name: 'Compose' });
const textOf = (page: Page) => composerOf(page).getByRole('textbox', { name: 'Text' });
/** Waits until the stored draft was read, so that what is filled in replaces its text instead of joining it. */
const expectDraftOpen = (composer: Locator) => expect(composer.locator('form')).toHaveAttribute('aria-busy', 'false');

/** Presses Tab, or Shift+Tab, until the target has the focus; gives up after forty stops. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 40 && !(await isThere()); stops += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

async function compose(app: App, page: Page, scenario?: string) {
  await app.open('/', { persona: 'owner', ...(scenario ? { scenario } : {}) });
  await expect(page.getByRole('article').first()).toBeVisible();
  await reopen(page);
}

async function reopen(page: Page) {
  await page.getByRole('button', { name: 'Compose' }).press('Enter');
  await expectDraftOpen(composerOf(page));
}

async function attach(page: Page, ...names: string[]) {
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, composerOf(page).getByRole('button', { name: 'Add images' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(names.map(picture));
}

test('the audience of a post, the descriptions of its pictures and its drafts can be set by keyboard alone', { tag: '@engines' }, async ({
  app,
  page,
}) => {
  await compose(app, page);
  const composer = composerOf(page);
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('Seconds of green');

  const target = composer.getByRole('combobox', { name: 'Where it appears' });
  await tabTo(page, target, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Street Lab › crossings' })).toBeVisible();
  const targets = await page.getByRole('option').allInnerTexts();
  for (let at = 0; at < targets.indexOf('Street Lab › crossings'); at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(target).toContainText('Street Lab › crossings');
  await expect(target).toBeFocused();

  await attach(page, 'one.png', 'two.png');
  const first = composer.getByRole('button', { name: 'Describe one.png' });
  await expect(composer.getByRole('progressbar', { name: /^Uploading/ })).toHaveCount(0);
  await tabTo(page, first, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await page.keyboard.type('A crossing from above');
  await tabTo(page, page.getByRole('button', { name: 'Move later' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Image 2 of 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await expect(composer.getByRole('listitem').last()).toContainText('✓');

  const drafts = composer.getByRole('button', { name: /^Drafts/ });
  await tabTo(page, drafts, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Save draft' }));
  await page.keyboard.press('Enter');
  await expect(composer).toBeHidden();

  await reopen(page);
  await expect(textOf(page)).toHaveValue('');
  await tabTo(page, drafts, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Drafts' });
  await tabTo(page, list.getByRole('button', { name: /^Seconds of green/ }));
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toHaveValue('Seconds of green');
  await expect(target).toContainText('Street Lab › crossings');
  await expect(composer.getByRole('button', { name: /^Describe/ })).toHaveCount(2);
});

test('a draft is deleted by keyboard, and the focus stays in the drafts', { tag: '@engines' }, async ({ app, page }) => {
  await compose(app, page);
  for (const text of ['First words', 'Second words']) {
    await page.keyboard.type(text);
    await tabTo(page, composerOf(page).getByRole('button', { name: /^Drafts/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Save draft' }));
    await page.keyboard.press('Enter');
    await expect(composerOf(page)).toBeHidden();
    await reopen(page);
  }
  await tabTo(page, composerOf(page).getByRole('button', { name: /^Drafts/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Drafts' });
  const rows = list.getByRole('region', { name: 'Saved drafts' }).getByRole('listitem');
  const before = await rows.count();
  await tabTo(page, list.getByRole('button', { name: 'Delete the draft “Second words”' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before - 1);
  await expect(rows.getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
});

test('a picture that cannot be uploaded says so on its thumbnail, and a retry works', { tag: '@engines' }, async ({ app, page }) => {
  await compose(app, page);
  const composer = composerOf(page);
  await app.fail({ path: '/api/files', method: 'POST', status: 500, times: 1 });
  await attach(page, 'one.png');
  await expect(composer.getByText('Failed to upload file. Please check your internet connection and try again.')).toBeVisible();
  await expect(composer.getByRole('alert')).toContainText('One image couldn’t be uploaded. Try again or remove it.');
  await tabTo(page, composer.getByRole('button', { name: 'Try again' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(composer.getByText('One image couldn’t be uploaded.')).toHaveCount(0);
  await expect(composer.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(composer.getByRole('button', { name: 'Describe one.png' })).toBeVisible();
});

test('a stored picture that cannot be shown has a placeholder as its thumbnail', { tag: '@engines' }, async ({ app, page }) => {
  app.allowConsole(/404/);
  await compose(app, page, 'broken-images');
  await attach(page, 'one.png');
  const thumbnail = composerOf(page).getByRole('button', { name: 'Describe one.png' });
  await expect(thumbnail.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  await thumbnail.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Image 1 of 1' }).locator('img')).toHaveAttribute('src', /^data:image\/svg/);
});
