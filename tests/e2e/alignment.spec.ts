import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const widths = [390, 320] as const;

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}

/** How many lines of its own text something takes. */
const linesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test("before signing in, logo, title and way in are one thing's parts: the logo over the title, Sign in beside it", async ({
  app,
  page,
}) => {
  for (const [width, paths] of [
    [390, ['/welcome', '/sign-in', '/onboarding/create-username', '/about']],
    [820, ['/welcome']],
    [1280, ['/welcome']],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await app.open(path, { persona: 'guest' });
      const logo = await boxOf(page.getByRole('link', { name: 'Sez, home' }).locator('> *').first());
      expect.soft(Math.abs(logo.x - (await boxOf(heading(page))).x), `${path} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await app.open('/user/sezushelp', { persona: 'guest' });
    const signIn = await boxOf(page.getByRole('main').getByRole('link', { name: 'Sign in' }));
    expect.soft(Math.abs(signIn.middle - (await boxOf(heading(page))).middle), `help at ${width} px`).toBeLessThanOrEqual(4);
  }
});

test('on a phone what belongs together stays in line: filters and order of people, the date of a post', async ({ app, page }) => {
  test.slow();
  await app.open('/user/lena', { persona: 'regular' });
  await page.getByRole('link', { name: /followers?$/ }).click();
  const part = (role: 'button' | 'combobox', name: string) => boxOf(page.getByRole(role, { name }));
  const [verified, unread, sort] = [await part('button', 'Verified'), await part('button', 'Unread first'), await part('combobox', 'Sort')];
  expect(Math.abs(verified.middle - sort.middle)).toBeLessThanOrEqual(1);
  expect(Math.abs(unread.middle - sort.middle)).toBeLessThanOrEqual(1);
  // Three have no room side by side there: the order takes the whole of the next line.
  await page.setViewportSize({ width: 320, height: 844 });
  const [first, second, below] = [await part('button', 'Verified'), await part('button', 'Unread first'), await part('combobox', 'Sort')];
  expect(Math.abs(first.middle - second.middle)).toBeLessThanOrEqual(1);
  expect(Math.abs(below.x - first.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(below.right - second.right)).toBeLessThanOrEqual(1);

  await app.open('/', { persona: 'regular' });
  const inChannel = page
    .getByRole('feed')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'City Desk' }) });
  await inChannel.first().locator('time').first().click();
  const article = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('#post-time') });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect(article.getByRole('link', { name: 'City Desk' })).toBeVisible();
    expect.soft(await linesOf(article.locator('#post-time')), `date at ${width} px`).toBe(1);
  }
});

test('in the composer every control that has no room beside its name stands under it', async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await page.getByRole('button', { name: 'Compose' }).click();
  const composer = page.getByRole('dialog', { name: 'Compose' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const group = composer.getByRole('group', { name: 'Weigh-in alerts' });
    const name = await boxOf(composer.getByText('Weigh-in alerts', { exact: true }));
    const slots = await boxOf(group.getByRole('textbox').first());
    expect.soft(slots.y, `alerts at ${width} px`).toBeGreaterThan(name.middle);
    expect.soft(Math.abs(slots.x - name.x), `alerts at ${width} px`).toBeLessThanOrEqual(1);
    expect.soft((await boxOf(group.getByRole('textbox').last())).right, `alerts at ${width} px`).toBeLessThanOrEqual(width - 16);
    expect.soft(await linesOf(composer.getByRole('heading', { name: 'Compose' })), `title at ${width} px`).toBe(1);
  }
});

test('what failed in a row has its way on beside the words or under them, never under the icon', async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  app.allowConsole(/notifications:/);
  await app.fail({ path: '/api/notifications', method: 'GET', status: 500 });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await app.open('/notifications');
    const retry = await boxOf(page.getByRole('button', { name: 'Retry' }).first());
    const title = await boxOf(page.getByRole('heading', { name: 'Notifications did not load' }).first());
    expect.soft(retry.x - title.x, `at ${width} px`).toBeGreaterThanOrEqual(-1);
  }
});

test('a post on its way has the shape of what comes', async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  const age = page.getByRole('feed').getByRole('article').first().locator('time').first();
  await expect(age).toBeVisible();
  const path = await age.evaluate((element) => element.closest('a')?.getAttribute('href') ?? '');
  await app.fail({ path: '/api/posts/:id', method: 'GET', delayMs: 60_000 });
  await page.goto(path);
  const shape = await boxOf(page.getByText('Loading the post').locator('xpath=../..').locator('[aria-hidden]').first());
  await app.clearFaults();
  await page.reload();
  const picture = await boxOf(
    page
      .getByRole('article')
      .filter({ has: page.locator('#post-author') })
      .locator('header a')
      .first(),
  );
  expect(Math.abs(picture.x - shape.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(picture.y - shape.y)).toBeLessThanOrEqual(1);
  expect(Math.abs(picture.width - shape.width)).toBeLessThanOrEqual(1);
});
