import type { Locator, Page } from '@playwright/test';
import { bodyOf } from './support/overBidi.ts';
import { expect, test } from './support/test.ts';

/** Draws a small picture in the page. */
async function picture(page: Page, name: string) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
    canvas.getContext('2d')?.fillRect(10, 10, 20, 20);
    return canvas.toDataURL('image/png');
  });
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

const composerOf = (page: Page) => page.getByRole('dialog', { name: 'Compose' });
const textOf = (page: Page) => composerOf(page).getByRole('textbox', { name: 'Text' });
/** Waits until the stored draft was read, so that what is filled in replaces its text instead of joining it. */
const expectDraftOpen = (composer: Locator) => expect(composer.locator('form')).toHaveAttribute('aria-busy', 'false');
async function openComposer(page: Page) {
  await page.getByRole('button', { name: 'Compose' }).click();
  await expectDraftOpen(composerOf(page));
}

test('a complete draft survives the closing of its tab, and is published', { tag: '@engines' }, async ({ app, page, context }) => {
  test.setTimeout(180_000);
  await app.open('/', { persona: 'owner' });
  await openComposer(page);
  const composer = composerOf(page);
  await composer.getByRole('textbox', { name: 'Title' }).fill('Waiting times');
  await textOf(page).fill('As @maya says, the annex: https://streetlab.example/crossings #transit');
  await page.locator('input[type=file]').setInputFiles([await picture(page, 'one.png'), await picture(page, 'two.png')]);
  await expect(composer.getByRole('button', { name: 'Describe two.png' })).toBeVisible();
  await composer.getByRole('button', { name: 'Describe one.png' }).click();
  const image = page.getByRole('dialog', { name: 'Image 1 of 2' });
  await image.getByRole('textbox', { name: 'Description' }).fill('A crossing from above');
  await image.getByRole('button', { name: 'Move later' }).click();
  await page.getByRole('dialog', { name: 'Image 2 of 2' }).getByRole('button', { name: 'Done' }).click();
  await composer.getByRole('radio', { name: 'Followed' }).check({ force: true });
  const copy = (dialog: Locator) => dialog.getByRole('switch', { name: 'Bluesky' });
  await copy(composer).click();
  await expect(copy(composer)).toBeChecked();
  await composer.getByRole('button', { name: 'Weigh-in alerts: Off' }).click();
  await composer.getByRole('textbox', { name: 'Alert 1' }).fill('5');
  await composer.getByRole('textbox', { name: 'Alert 2' }).fill('25');
  await composer.getByRole('button', { name: 'Remove the link preview' }).click();
  await composer.getByRole('combobox', { name: 'Where it appears' }).click();
  await page.getByRole('option', { name: 'Street Lab › crossings' }).click();
  await expect(composer.getByText('Saved in this browser')).toBeVisible();
  await expect(composer.getByRole('progressbar', { name: /^Uploading/ })).toHaveCount(0);
  await app.expectNoAxeViolations();

  await page.close();
  const reborn = await context.newPage();
  await reborn.goto('/');
  await openComposer(reborn);
  const again = composerOf(reborn);
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Waiting times');
  await expect(again.getByRole('combobox', { name: 'Where it appears' })).toContainText('Street Lab › crossings');
  await expect(again.getByRole('radio', { name: 'Followed' })).toBeChecked();
  await expect(again.getByRole('button', { name: 'Weigh-in alerts: 5 · 25' })).toBeVisible();
  await expect(again.getByText('The link will appear without a preview.')).toBeVisible();
  await expect(copy(again)).toBeChecked();
  await expect(again.getByRole('button', { name: /^Describe/ })).toHaveCount(2);
  // The pictures keep their order and their descriptions.
  await expect(again.getByRole('listitem').last()).toContainText('✓');
  const sent = reborn.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/posts'));
  const thresholdsSent = reborn.waitForRequest((request) => request.url().endsWith('/weigh-in-thresholds'));
  await again.getByRole('button', { name: 'Post' }).click();
  await expect(reborn.getByText('Post created').first()).toBeVisible();
  expect(await bodyOf(await sent, reborn)).toMatchObject({
    title: 'Waiting times',
    tags: ['transit'],
    mentions: [{ userId: expect.any(String) }],
    isAnyoneCanReply: false,
    postToBluesky: true,
    channelId: expect.any(String),
    displayedChannelId: expect.any(String),
    attachedFileIds: [expect.any(String), expect.any(String)],
    urls: [{ isDisabledPreview: true }],
  });
  expect(await bodyOf(await thresholdsSent, reborn)).toEqual({
    thresholds: [5, 25, 'off', 'off', 'off'].map((threshold) => ({ threshold })),
  });
  const pictures = reborn.getByRole('article').filter({ hasText: 'Waiting times' }).getByRole('img', { name: 'A crossing from above' });
  await expect(pictures.first()).toBeVisible();
  await openComposer(reborn);
  await expect(textOf(reborn)).toHaveValue('');
});

test('two tabs on one draft: only one can write, and taking over keeps every word', { tag: '@engines' }, async ({ app, page, context }) => {
  await app.open('/', { persona: 'regular' });
  await openComposer(page);
  await textOf(page).fill('Begun in the first tab');

  const second = await context.newPage();
  await second.goto('/');
  await second.getByRole('button', { name: 'Compose' }).click();
  await expect(second.getByText('You’re writing this in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(textOf(second)).toHaveValue('Begun in the first tab');
  await expect(page.getByText('You’re writing this in another tab')).toBeVisible();

  await page.getByRole('button', { name: 'Write something else' }).click();
  await expect(textOf(page)).toHaveValue('');
  await textOf(page).fill('Something else');
  await textOf(second).press('Control+Enter');
  await expect(second.getByText('Post created').first()).toBeVisible();
  await expect(textOf(page)).toHaveValue('Something else');
});

/** Holds the lock of a draft, as a tab that no longer responds does. */
const hold = (page: Page, name: string, options: LockOptions = {}) =>
  page.evaluate(
    ([wanted, how]) =>
      new Promise<void>((release) => {
        // The lock is held until the tab is closed or another tab steals it.
        void navigator.locks.request(wanted, how, () => (release(), new Promise(() => undefined))).catch(() => undefined);
      }),
    [name, options] as const,
  );

test('a tab that does not respond loses the draft to the one that takes it over, and its text is kept as another draft', async ({
  app,
  page,
  context,
}) => {
  await app.open('/', { persona: 'regular' });
  const me = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '') as { id: string }).id);
  const lock = `sez-draft:${me}/new`;
  const frozen = await context.newPage();
  await frozen.goto('/about');
  await hold(frozen, lock);
  await page.getByRole('button', { name: 'Compose' }).click();
  await expect(page.getByText('You’re writing this in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expectDraftOpen(composerOf(page));
  await textOf(page).fill('Taken over');
  await expect(composerOf(page).getByText(/^Saved/)).toBeVisible();

  await textOf(page).fill('Taken over, and more');
  await hold(frozen, lock, { steal: true });
  await expect(page.getByText('You’re writing this in another tab')).toBeVisible();
  await frozen.close();
  // No other tab writes the draft any longer, so it opens by itself, with the text that it had when it was taken over.
  await expect(textOf(page)).toHaveValue(/^Taken over/);
  await page.getByRole('button', { name: /^Drafts/ }).click();
  await expect(page.getByRole('dialog', { name: 'Drafts' }).getByText('Taken over, and more')).toBeVisible();
});

test('A fails, B succeeds, reload: A is shown as not sent and is sent with its own key', async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/posts')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await app.fail({ path: '/api/posts', method: 'POST', status: 500, times: 1 });
  for (const text of ['This is A', 'This is B']) {
    await openComposer(page);
    await textOf(page).fill(text);
    await textOf(page).press('Control+Enter');
    await expect(page.getByText(text === 'This is A' ? 'not sent' : 'Post created').first()).toBeVisible();
  }
  await page.reload();
  const article = page.getByRole('article').filter({ hasText: 'This is A' });
  await expect(article.getByText('not sent')).toBeVisible();
  await article.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Post created').first()).toBeVisible();
  await expect(article.getByText('not sent')).toHaveCount(0);
  expect(keys).toHaveLength(3);
  expect(keys[2]).toBe(keys[0]);
});

test('a post written offline waits in its list, and is sent once when the connection is back', { tag: '@engines' }, async ({
  app,
  page,
  context,
}) => {
  // The code that the page fetches when idle can't arrive either.
  app.allowConsole(/Failed to load resource|could not be fetched/);
  await app.open('/', { persona: 'regular' });
  await openComposer(page);
  await textOf(page).fill('From the tunnel');
  await context.setOffline(true);
  await textOf(page).press('Control+Enter');
  const article = page.getByRole('article').filter({ hasText: 'From the tunnel' });
  await expect(article.getByText('Waiting for a connection')).toBeVisible();
  // On a phone this message needs the space of the handle, which is hidden rather than cut to two letters.
  const handle = article.locator('header').getByText('@lena', { exact: true });
  await expect(handle).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(article.getByText('Waiting for a connection')).toBeVisible();
  await expect(handle).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('Post created')).toHaveCount(1);
  await expect(article).toHaveCount(1);
  await expect(article.getByText('Waiting for a connection')).toHaveCount(0);
});

test('a change saved offline survives the page: the next visit shows it, and sends it once when the connection is back', async ({
  app,
  page,
  context,
}) => {
  app.allowConsole(/Failed to load resource|could not be fetched/);
  const patches: string[] = [];
  context.on('request', (request) => request.method() === 'PATCH' && patches.push(request.url()));
  await app.open('/', { persona: 'regular' });
  await openComposer(page);
  await textOf(page).fill('The bridge is opne');
  await textOf(page).press('Control+Enter');
  await expect(page.getByText('Post created').first()).toBeVisible();
  await page.getByRole('article').filter({ hasText: 'The bridge is opne' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const composer = page.getByRole('dialog', { name: 'Edit' });
  await expectDraftOpen(composer);
  await composer.getByRole('textbox', { name: 'Text' }).fill('The bridge is open');
  await context.setOffline(true);
  await composer.getByRole('button', { name: 'Save' }).click();
  const article = page.getByRole('article').filter({ hasText: 'The bridge is open' });
  await expect(article.getByText('Waiting for a connection')).toBeVisible();
  await page.close();

  // The page can be loaded again, but `navigator.onLine` is still false.
  const reborn = await context.newPage();
  await reborn.addInitScript(() => {
    let isUp = false;
    Object.defineProperty(navigator, 'onLine', { get: () => isUp });
    window.addEventListener('online', () => (isUp = true), { capture: true });
  });
  await context.setOffline(false);
  await reborn.goto('/');
  const shown = reborn.getByRole('article').filter({ hasText: 'The bridge is open' });
  await expect(shown.getByText('Waiting for a connection')).toBeVisible();
  expect(patches).toEqual([]);
  await reborn.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(reborn.getByText('Post updated').first()).toBeVisible();
  await expect(shown.getByText('Waiting for a connection')).toHaveCount(0);
  await reborn.reload();
  await expect(shown).toBeVisible();
  await expect(shown.getByText('edited')).toBeVisible();
  expect(patches).toHaveLength(1);
});

test('the address of the composer opens it over the feed', async ({ app, page }) => {
  await app.open('/create-post', { persona: 'regular' });
  await expect(composerOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
