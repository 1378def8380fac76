import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/** The page's scroll position in px. */
const height = (page: Page) => page.evaluate(() => window.scrollY);

/** The first post in view and its position in the window. The height above it is only known to a page that has drawn all of it. */
const postInView = (page: Page) =>
  page.locator('article[data-post-id]').evaluateAll((all) => {
    const found = all.find((article) => article.getBoundingClientRect().bottom > 0);
    return { id: found?.id ?? '', top: found?.getBoundingClientRect().top ?? 0 };
  });

test('going back restores position and focus on every screen, and a reload keeps the position', { tag: ['@desktop', '@engines'] }, async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 420 });
  await app.open('/groups', { persona: 'regular' });
  const link = page.locator('main a[href^="/group/"]').last();
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  expect(await height(page)).toBeGreaterThan(0);
  // Measured in the window, as rows above that aren't drawn again have the browser's estimated height.
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/group\//);
  await expect.poll(() => height(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/groups$/);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(12);
  await expect(link).toBeFocused();

  await page.reload();
  await expect(link).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(12);

  await app.open('/');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await app.settle();
  await page.evaluate(() => window.scrollTo(0, 1400));
  await app.settle();
  const read = await postInView(page);
  await page.reload();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  const moved = () =>
    page.evaluate(({ id, top }) => Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? 9999) - top), read);
  await expect.poll(moved).toBeLessThan(4);

  let numRequests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/posts/recommended') numRequests += 1;
  });
  for (const name of ['Feed', 'Sez, home']) {
    await page.evaluate(() => window.scrollTo(0, 600));
    const before = numRequests;
    // Within five seconds the cache answers the same request (specification, section 9).
    await expect(async () => {
      await page.getByRole('link', { name, exact: true }).first().click();
      expect(numRequests).toBeGreaterThan(before);
    }).toPass();
    await expect.poll(() => height(page)).toBe(0);
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  }

  // The position must be stored before the next screen removes content, which would change it.
  await app.settle();
  await page.evaluate(() => window.scrollTo(0, 1400));
  await app.settle();
  const left = await height(page);
  const inView = await postInView(page);
  await page
    .locator(`#${inView.id} time`)
    .first()
    .evaluate((time) => time.closest('a')?.click());
  // The card in view may be a reply of a thread, whose link leads to the same screen.
  await expect(page).toHaveURL(/\/(post|reply)\//);
  const noted: unknown = JSON.parse((await page.evaluate(() => sessionStorage.getItem('scrollState'))) ?? '{}');
  expect(noted).toMatchObject({ feed: { position: left, postId: inView.id.replace('post-', '') } });
});

test('Back shows the former posts in the next frame, at their position, and they stay there', {
  tag: ['@phone', '@engines'],
}, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1400));
  await app.settle();
  const read = await postInView(page);
  await page.locator(`#${read.id}`).evaluate((post) => post.querySelector('time')?.closest('a')?.click());
  await expect(page.getByRole('article', { name: /./ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/(post|reply)\//);
  await app.settle();

  const frames = await page.evaluate(async (id) => {
    const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await stepped;
    const frames: (number | undefined)[] = [];
    while (frames.length < 40) {
      await new Promise(requestAnimationFrame);
      frames.push(document.getElementById(id)?.getBoundingClientRect().top);
    }
    return frames;
  }, read.id);
  expect(frames.filter((top) => top === undefined || Math.abs(top - read.top) > 1)).toEqual([]);
});

/** The focused link and its position. Its href and post identify it, because late replies add links and change its index. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const post = element.closest('article')?.dataset['postId'];
    return { href: element.getAttribute('href'), post, top: Math.round(element.getBoundingClientRect().top) };
  });

/** Screens where people follow a link from the middle of long content, with the selector of that link. */
const screens = [
  { screen: 'a post', path: addresses.post, link: 'main article[data-post-id] a[href^="/user/"]' },
  { screen: 'Explore', path: '/search?q=tram', link: 'main article[data-post-id] a[href^="/user/"]' },
  { screen: 'Notifications', path: '/notifications', link: 'main li a[href]' },
];

for (const { screen, path, link } of screens) {
  test(`going back to ${screen} restores the position and the focus`, { tag: '@desktop' }, async ({ app, page }) => {
    await page.setViewportSize({ width: 900, height: 420 });
    await app.open(path, { persona: 'regular' });
    await expect(page.locator(link).first()).toBeVisible();
    await app.settle();
    const left = page.locator(link).last();
    await left.scrollIntoViewIfNeeded();
    await app.settle();
    await left.focus();
    expect(await height(page)).toBeGreaterThan(0);
    const before = await focused(page);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
    await expect.poll(() => height(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
    await expect
      .poll(async () => {
        const { top, ...rest } = await focused(page);
        return { ...rest, isRestored: Math.abs(top - before.top) < 12 };
      })
      .toEqual({ href: before.href, post: before.post, isRestored: true });
  });
}

test('the last position on a post’s page is stored by the name of the page', { tag: '@phone' }, async ({ app, page }) => {
  await app.open(addresses.post, { persona: 'regular' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await app.settle();
  await page.evaluate(() => window.scrollTo(0, 60));
  const stored = () => page.evaluate(() => (JSON.parse(sessionStorage.getItem('scrollState') ?? '{}') as Record<string, unknown>)['post']);
  await expect.poll(stored).toMatchObject({ position: 60, postId: expect.any(String), timestamp: expect.any(Number) });
});

test('the search term in the groups is restored after Back', { tag: '@desktop' }, async ({ app, page }) => {
  await app.open('/groups', { persona: 'regular' });
  await page.getByRole('searchbox').fill('tram');
  await expect(page).toHaveURL(/\/groups\?q=tram$/);
  await expect(page.getByRole('region', { name: /found/ })).toBeVisible();
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('tram');
  await expect(page.getByRole('region', { name: /found/ })).toBeVisible();
});

/** The number of posts to scroll through: a thousand in `npm run check:full`, or what `SEZ_POSTS` says. */
const far = Number(process.env['SEZ_POSTS'] ?? (process.env['SEZ_FULL'] === 'true' ? 1000 : 300));
const chosen = Math.round(far * 0.7);

test('after hundreds of posts one further up opens, and Back returns to the same pixel and focus', { tag: '@phone' }, async ({
  app,
  page,
}) => {
  test.setTimeout(30_000 + far * 90);
  await app.open('/?world=crowded&latency=0', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.evaluate(
    async ({ last, target, limit }) => {
      const screens = () => [...document.querySelectorAll<HTMLElement>('[role="feed"] [data-index]')];
      const indexOf = (item: HTMLElement | undefined) => Number(item?.dataset['index'] ?? -1);
      const end = performance.now() + limit;
      const frame = () => {
        if (performance.now() > end)
          throw new Error(`Stuck at ${screens().map(indexOf).join()}, ${scrollY} of ${document.documentElement.scrollHeight} px.`);
        return new Promise(requestAnimationFrame);
      };
      while (indexOf(screens().at(-1)) < last) {
        scrollTo(0, document.documentElement.scrollHeight);
        await frame();
      }
      const shownText = () =>
        screens().find((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return top <= innerHeight / 2 && bottom >= innerHeight / 2;
        });
      // A bisection: it isn't known how much the list has loaded beyond `last`, nor how high its items are.
      let [low, high] = [0, document.documentElement.scrollHeight];
      // The list may still be drawing for an earlier jump, so the item must stay for 30 frames.
      for (let stays = 0; stays < 30; stays += 1) {
        const item = shownText();
        if (indexOf(item) === target) {
          await frame();
          continue;
        }
        stays = -1;
        const next = screens().find((other) => indexOf(other) === target);
        if (next) next.scrollIntoView({ block: 'center' });
        else if (item) {
          if (indexOf(item) < target) low = scrollY;
          else high = scrollY;
          // Some items turned out to have another height, so the range is widened.
          if (high - low < innerHeight) [low, high] = [low - 10_000, high + 10_000];
          scrollTo(0, (low + high) / 2);
        }
        await frame();
      }
    },
    { last: far - 1, target: chosen - 1, limit: 10_000 + far * 70 },
  );
  const id = await page.locator(`[data-index="${chosen - 1}"] article[data-post-id]`).getAttribute('data-post-id');
  const post = page.locator(`#post-${id}`);
  await post.focus();
  await app.settle();
  const top = () => post.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  expect(await page.getByRole('article').count()).toBeLessThan(60);
  // The number of elements doesn't grow with the distance scrolled.
  expect(await page.locator('#main *').count()).toBeLessThan(1500);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(post|reply)\//);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(post).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await app.settle();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('Back from a tag leads to the tab and the position of its link, Forward to the tag again', {
  tag: ['@phone', '@engines'],
}, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  const tag = page.getByRole('feed').locator('a[href*="?tag="]').first();
  await expect(tag).toBeVisible();
  const name = await tag.textContent();
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 300);
  await tag.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await tag.boundingBox())?.y ?? Number.NaN);
  const chosen = page.getByRole('tab', { selected: true });
  const before = await top();
  await tag.click();
  await expect(chosen).toHaveText(name ?? '');
  await page.goBack();
  await expect(chosen).toHaveText('All');
  await expect.poll(top).toBe(before);
  await expect(tag).toBeFocused();
  await page.goForward();
  await expect(chosen).toHaveText(name ?? '');
});
