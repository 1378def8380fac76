import type { Locator, Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const widths = [390, 320] as const;

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}

/** The number of lines that an element's own text takes. */
const linesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('before sign-in, logo, title and sign-in button form a unit: the logo above the title, Sign in beside it', async ({ app, page }) => {
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

test('on a phone, related elements stay aligned: filters and order of people, the date of a post', async ({ app, page }) => {
  test.slow();
  await app.open('/user/lena', { persona: 'regular' });
  await page.getByRole('link', { name: /followers?$/ }).click();
  const part = (role: 'button' | 'combobox', name: string) => boxOf(page.getByRole(role, { name }));
  const [verified, unread, sort] = [await part('button', 'Verified'), await part('button', 'Unread first'), await part('combobox', 'Sort')];
  expect(Math.abs(verified.middle - sort.middle)).toBeLessThanOrEqual(1);
  expect(Math.abs(unread.middle - sort.middle)).toBeLessThanOrEqual(1);
  // Three controls don't fit side by side at 320 px, so the order takes the whole of the next line.
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

  // In a link preview without a picture, the text has the whole width.
  const preview = { url: 'https://council.example/annex', title: 'Annex', description: 'Figures and sources.', imageUrl: '' };
  const post = await page.evaluate(
    async (path) => (await (await fetch(path)).json()) as object,
    `/api/posts/${page.url().split('/').pop()}`,
  );
  await app.fail({
    path: '/api/posts/:id',
    method: 'GET',
    status: 200,
    body: { ...post, urls: [{ ...preview, isDisabledPreview: false }] },
  });
  // The answer with the replies also contains the post and would bring back its unchanged preview, so it is emptied.
  await app.fail({ path: '/api/posts/:id/replies', status: 200, body: { results: [], count: 0 } });
  await page.reload();
  const link = article.locator(`a[href="${preview.url}"]`);
  const [box, textBox] = [await boxOf(link), await boxOf(link.getByText('Annex'))];
  expect(textBox.width).toBeGreaterThan(box.width * 0.8);
});

test('in the composer every control that doesn’t fit beside its name is under it', async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await page.getByRole('button', { name: 'Compose' }).click();
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await composer.getByRole('button', { name: /^Weigh-in alerts/ }).click();
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

test('a failed row has its retry beside or below the text, never below the icon', async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  app.allowConsole(/notifications:/);
  await app.fail({ path: '/api/notifications', method: 'GET', status: 500 });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await app.open('/notifications');
    const retry = await boxOf(page.getByRole('button', { name: 'Retry' }).first());
    const title = await boxOf(page.getByRole('heading', { name: 'Notifications didn’t load' }).first());
    expect.soft(retry.x - title.x, `at ${width} px`).toBeGreaterThanOrEqual(-1);
  }
});

test('the placeholder of a post has the shape of the loaded post', async ({ app, page }) => {
  await app.open('/groups', { persona: 'regular' });
  await app.fail({ path: '/api/posts/:id', method: 'GET', delayMs: 60_000 });
  await app.open(addresses.post);
  const shape = await boxOf(page.getByText('Loading the post').locator('xpath=../..').locator('[aria-hidden]').first());
  const barShape = await boxOf(page.locator('[data-shapes="reply"]'));
  // The reply bar takes the lower edge from the beginning, so nothing moves there when the post arrives.
  await expect(page.getByRole('link', { name: 'Groups', exact: true })).toBeHidden();
  await app.expectNoAxeViolations();
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
  const field = page.getByRole('button', { name: /^Write a reply to/ });
  const bar = await boxOf(field.locator('xpath=ancestor::div[1]'));
  expect(Math.abs(bar.y - barShape.y)).toBeLessThanOrEqual(1);
  expect(Math.abs(bar.height - barShape.height)).toBeLessThanOrEqual(1);
  await expect(page.getByRole('link', { name: 'Groups', exact: true })).toBeHidden();
});

test('a loading profile, group, channel or search has its tabs and list in their final positions', async ({ app, page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const { profile, group, channel } = addresses;
  const paths = { profile, group, channel, search: '/search?q=tram' };
  await app.open('/groups', { persona: 'regular' });
  for (const [name, path] of Object.entries(paths)) {
    await app.fail({ path: '*', delayMs: 60_000 });
    await app.open(path);
    const shape = await boxOf(page.locator('[data-shapes="tabs"]'));
    const posts = await boxOf(page.locator('[data-shapes="posts"]'));
    await app.expectNoAxeViolations();
    await app.clearFaults();
    await app.open(path);
    const tabs = await boxOf(app.main.getByRole('tablist'));
    const panel = await boxOf(app.main.getByRole('tabpanel').locator('section, article').first());
    expect.soft(Math.abs(tabs.y - shape.y), `tabs of ${name}`).toBeLessThanOrEqual(1);
    expect.soft(Math.abs(tabs.height - shape.height), `height of the tabs of ${name}`).toBeLessThanOrEqual(1);
    expect.soft(Math.abs(panel.y - posts.y), `list of ${name}`).toBeLessThanOrEqual(1);
  }
});

test('on narrow phones the placeholder of tabs stays within the screen', async ({ app, page }) => {
  await app.open('/groups', { persona: 'regular' });
  await page.setViewportSize({ width: 320, height: 844 });
  await app.fail({ path: '*', delayMs: 60_000 });
  await app.open(addresses.group);
  const shape = page.locator('[data-shapes="tabs"]');
  expect((await boxOf(shape)).right).toBeLessThanOrEqual(320);
  expect(await shape.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await app.expectNoAxeViolations();
});

test('beside the column nothing moves when the part above loads', async ({ app, page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const { profile, group, post } = addresses;
  const suggested = page.getByRole('region', { name: 'Suggested people' });
  await app.open('/groups', { persona: 'regular' });
  await app.fail({ path: '/api/posts/:id', method: 'GET', delayMs: 60_000 });
  await app.open(post);
  await expect(suggested.getByRole('button', { name: 'Follow' })).toHaveCount(3);
  const before = await boxOf(suggested);
  await app.clearFaults();
  await app.open(post);
  await expect(page.getByRole('complementary').getByText('Show as a table')).toBeVisible();
  await expect(suggested.getByRole('button', { name: 'Follow' })).toHaveCount(3);
  const after = await boxOf(suggested);
  expect(Math.abs(after.y - before.y), 'beside a post').toBeLessThanOrEqual(1);
  expect(Math.abs(after.height - before.height), 'people as high as their shape').toBeLessThanOrEqual(1);

  await app.fail({ path: '/api/users/username/:username', method: 'GET', delayMs: 60_000 });
  await app.open(profile);
  await expect(page.locator('[data-shapes="tabs"]')).toBeVisible();
  await expect(suggested).toHaveCount(0);
  await app.clearFaults();

  await app.fail({ path: '/api/channels', method: 'GET', delayMs: 60_000 });
  await app.open(group);
  await expect(app.main.getByRole('tab', { name: 'Members' })).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Loading the group')).toBeAttached();
  await expect(page.getByRole('region', { name: 'Your membership' })).toHaveCount(0);
});

test('the roles align with the end of the list for people who can’t change members', async ({ app, page }) => {
  for (const persona of ['newcomer', 'regular'] as const) {
    await app.open(`${addresses.group}?tab=members`, { persona });
    const search = await boxOf(page.getByRole('searchbox', { name: /Find a member/ }));
    const role = await boxOf(app.main.getByText('Owner', { exact: true }));
    const order = await boxOf(page.getByRole('combobox'));
    expect.soft(Math.abs(role.right - Math.max(search.right, order.right)), `as ${persona}`).toBeLessThanOrEqual(12);
  }
});

test('in a card with a heading, empty and failed states align with the heading', async ({ app, page }) => {
  await app.open('/groups', { persona: 'regular' });
  app.allowConsole(/groups mine|notifications:/);
  await app.fail({ path: '/api/notifications', method: 'GET', status: 500 });
  await app.fail({ path: '/api/organizations/my', method: 'GET', status: 500 });
  for (const width of [1280, ...widths]) {
    await page.setViewportSize({ width, height: 844 });
    await app.open('/groups');
    const section = page.getByRole('region', { name: 'Your groups' });
    const title = await boxOf(section.getByRole('heading', { name: 'Your groups' }));
    const icon = await boxOf(section.locator('svg').first());
    expect.soft(Math.abs(icon.x - title.x), `groups at ${width} px`).toBeLessThanOrEqual(1);
    if (width === 1280) continue;
    // On a narrow window the card reaches from edge to edge, and its rows begin below the preceding heading.
    await app.open('/notifications');
    const unread = page.getByRole('region', { name: 'Unread' });
    const heading = await boxOf(unread.getByRole('heading', { name: 'Unread' }));
    const mark = await boxOf(unread.locator('svg').first());
    expect.soft(Math.abs(mark.x - heading.x), `notifications at ${width} px`).toBeLessThanOrEqual(1);
  }
});
