import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('guests are led to welcome from every screen that needs sign-in, signed-in people from welcome home', { tag: '@desktop' }, async ({
  app,
  page,
}) => {
  for (const path of ['/', '/search', '/groups', '/post/1', '/user/anna']) {
    await app.open(path, { persona: 'guest' });
    await expect(page).toHaveURL(/\/welcome$/);
  }
  await app.open('/welcome', { persona: 'regular' });
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('an unknown address says so and links back', { tag: '@phone' }, async ({ app, page }) => {
  await app.open('/nowhere/at/all', { persona: 'regular' });
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('feed')).toBeVisible();
});

test('the menu is on the own profile only, sets the theme mode and logs out', { tag: ['@phone', '@engines'] }, async ({ app, page }) => {
  await app.open('/user/anna', { persona: 'regular' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeHidden();
  await page.getByRole('link', { name: 'Sez, home' }).click();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page).toHaveURL(/\/user\/lena$/);
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeHidden();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  // Reads that are running when the session ends are refused; the browser logs these, and the app reports nothing.
  app.allowConsole(/401.*\/api\//);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  // After a redirect the focus is on the main region, as after any other navigation.
  await expect(app.main).toBeFocused();
  await expect(page.getByText('Session expired. Please log in to continue.')).toHaveCount(0);
  await page.goto('/');
  await expect(page).toHaveURL(/\/welcome$/);
});

test('every navigation sets title and focus and reports only the path', { tag: '@desktop' }, async ({ app, page }) => {
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/metric/track-page')) reported.push(request.postData() ?? '');
  });
  await app.open('/', { persona: 'regular' });
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Explore · Sez$/);
  await expect(app.main).toBeFocused();
  await page.getByRole('link', { name: 'Groups' }).click();
  // The title has a prefix if the unread count has arrived.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Groups · Sez$/);
  await expect.poll(() => reported).toContain('{"url":"/groups"}');
  expect(reported.filter((body) => body === '{"url":"/search"}')).toHaveLength(1);
});

test('the whole way by keyboard: skip link, a post, weigh in, back to the same position', { tag: ['@desktop', '@engines'] }, async ({
  app,
  page,
}) => {
  await app.open('/', { persona: 'regular' });
  const article = page.getByRole('feed').getByRole('article').first();
  await expect(article).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.main).toBeFocused();
  // The windowed list replaces the first posts and doesn't keep a focus that was set in them before.
  await app.settle();
  const weighIn = page.getByRole('feed').getByRole('button', { name: 'Weigh in' }).first();
  await weighIn.focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider', { name: 'Relevance' });
  await expect(slider).toBeVisible();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '+1, High');
  await page.keyboard.press('Escape');
  await expect(slider).toBeHidden();
  await expect(page.getByRole('feed').getByRole('button', { name: 'Weigh in' }).first()).toBeFocused();
});

test('the feed by single keys: walk, weigh in, reply, the list and its switch', { tag: ['@desktop', '@engines'] }, async ({
  app,
  page,
}) => {
  // The page loads the shortcuts when it is idle.
  const loaded = page.waitForResponse(/\/Shortcuts-[^/]*\.js$/);
  await app.open('/', { persona: 'regular' });
  const posts = page.getByRole('feed').getByRole('article');
  await loaded;
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(posts.first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('j');
  await expect(posts.nth(1)).toBeFocused();
  await expect(posts.nth(1)).toHaveCSS('outline-style', 'solid');
  await expect(posts.nth(1)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('w');
  await expect(page.getByRole('slider', { name: 'Relevance' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The focus returns a moment after the layer closes; before that the shortcut has no post to act on.
  await expect(posts.nth(1).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(posts.nth(1).locator(':focus')).toHaveCount(1);

  // The loop presses the key until it passes the posts that were drawn at first.
  await expect(async () => {
    await page.keyboard.press('j');
    const index = await page
      .locator('article:focus')
      .evaluate((post) => Number(post.closest<HTMLElement>('[data-index]')?.dataset['index']));
    expect(index).toBeGreaterThan(11);
  }).toPass({ intervals: [30] });
  await expect(page.locator('article:focus')).toBeInViewport();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/:\d+\/$/);
  // Without shortcuts the browser handles the key: Firefox opens its quick find, which Escape closes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+/');
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('going back finds the same post at the same height', { tag: ['@phone', '@engines'] }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  const feed = page.getByRole('feed');
  await expect(feed.getByRole('article').first()).toBeVisible();
  for (let step = 0; step < 8; step += 1) await page.evaluate(() => window.scrollBy(0, 500));
  await app.settle();
  const below = await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-post-id]')].find((post) => post.getBoundingClientRect().top > 100)?.dataset[
        'postId'
      ],
  );
  const post = page.locator(`[data-post-id="${await below.jsonValue()}"]`).first();
  const link = post.locator('time').first();
  // A click would scroll after the height was measured if the bottom navigation covers its target, so the scroll is done before.
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await app.settle();
  const top = async () => (await post.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await link.click();
  await expect(page).toHaveURL(/\/(post|reply)\//);
  await page.goBack();
  await expect(post).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
});

test('new posts wait behind a pill without moving the page', { tag: '@engines' }, async ({ app, page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const pendingRequests = new Set<Promise<Response>>();
    const { fetch } = window;
    window.fetch = (...request) => {
      const answer = fetch(...request);
      pendingRequests.add(answer);
      const end = () => pendingRequests.delete(answer);
      answer.then(end, end);
      return answer;
    };
    Object.assign(window, { pendingRequests });
  });
  await app.open('/', { persona: 'regular' });
  const first = page.getByRole('feed').getByRole('article').first();
  await expect(first).toBeVisible();
  // The post comes from another device, so the page gets no event.
  const post = (text: string) =>
    page.evaluate(
      (rawText) =>
        fetch('/api/posts', {
          method: 'POST',
          headers: { 'x-sez-platform': 'web', 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'post', rawText, text: rawText }),
        }),
      text,
    );
  await post('The first news');
  await post('The second news');
  const shown = await first.getAttribute('data-post-id');
  // Background requests that are running when the clock jumps time out. The test waits for them, but one may start just before the jump.
  app.allowConsole(/\[sez\] (replies of a post|suggested|rating-history|read mark|reputation-categories)/);
  await app.settle();
  await page.waitForFunction(() => (window as unknown as { pendingRequests: Set<unknown> }).pendingRequests.size === 0);
  await page.clock.fastForward(61_000);
  const pill = page.getByRole('button', { name: '2 new posts' });
  await expect(pill).toBeVisible();
  await app.settle();
  await app.expectNoAxeViolations();
  // The pill has a row of its own below the tabs and above the first post's text, and both stay in view during scrolling.
  const tabs = page.getByRole('tablist');
  const bottomOf = async (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().bottom);
  const lines = await first
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().top);
  expect(await pill.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(await bottomOf(tabs));
  expect(await bottomOf(pill)).toBeLessThan(lines + 6);
  await page.evaluate(() => window.scrollBy(0, 700));
  // Browsers without scroll-state queries let them scroll away on wide screens (docs/browsers.md).
  const staysInView = await page.evaluate(() => CSS.supports('container-type: scroll-state') || innerWidth < 600);
  if (staysInView) {
    await expect(tabs).toBeInViewport({ ratio: 1 });
    await expect(pill).toBeInViewport({ ratio: 1 });
  }
  await expect(first).toHaveAttribute('data-post-id', shown ?? '');
  await pill.press('.');
  await expect(pill).toBeHidden();
  await expect(first).toContainText('The second news');
  await expect(first).toBeFocused();
});

test('an endless feed keeps the page small', { tag: '@phone' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  const feed = page.getByRole('feed');
  await expect(feed.getByRole('article').first()).toBeVisible();
  let most = 0;
  for (let step = 0; step < 25; step += 1) {
    // The list draws the posts for the new position some frames later.
    await page.evaluate(async () => {
      window.scrollBy(0, 1200);
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
    });
    most = Math.max(most, await feed.locator('[data-post-id]').count());
  }
  // The page holds about five screens of posts and their replies, at any position.
  expect(most).toBeLessThan(60);
});

test('at 320 px and at 2560 px nothing runs over the edge', { tag: '@desktop' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  for (const width of [320, 390, 560, 820, 1081, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    // A post clips its overflow, so the page's scroll width wouldn't show it.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('article :is(a, button, img, p)')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});
