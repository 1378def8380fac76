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

test('an unknown address says so and leads back', { tag: '@phone' }, async ({ app, page }) => {
  await app.open('/nowhere/at/all', { persona: 'regular' });
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('feed')).toBeVisible();
});

test('the menu stands on the own profile only, sets the theme mode and logs out', { tag: ['@phone', '@engines'] }, async ({
  app,
  page,
}) => {
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
  // A count of notifications that was on its way when the session ended is refused, and nobody is told.
  app.allowConsole(/401.*\/api\/notifications\/unread\)$/);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  // Who was led elsewhere begins there, as after any other step.
  await expect(app.main).toBeFocused();
  await page.goto('/');
  await expect(page).toHaveURL(/\/welcome$/);
});

test('every navigation sets title and focus and reports the path alone', { tag: '@desktop' }, async ({ app, page }) => {
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/metric/track-page')) reported.push(request.postData() ?? '');
  });
  await app.open('/', { persona: 'regular' });
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Explore · Sez$/);
  await expect(app.main).toBeFocused();
  await page.getByRole('link', { name: 'Groups' }).click();
  // The count of what is unread may have come by now.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Groups · Sez$/);
  await expect.poll(() => reported).toContain('{"url":"/groups"}');
  expect(reported.filter((body) => body === '{"url":"/search"}')).toHaveLength(1);
});

test('the whole way by keyboard: skip link, a post, weigh in, back to the same place', { tag: ['@desktop', '@engines'] }, async ({
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
  // The first posts give way to the windowed list, and what is focused in them before that is not carried over.
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
  // They come when the page is idle.
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
  // The focus comes back a moment after the layer is gone; until then no post is meant.
  await expect(posts.nth(1).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(posts.nth(1).locator(':focus')).toHaveCount(1);

  // Beyond what was drawn at first.
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
  // Without shortcuts the key is the browser's own: Firefox opens its quick find with it, and Escape closes that.
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
  const place = page.locator(`[data-post-id="${await below.jsonValue()}"]`).first();
  const way = place.locator('time').first();
  // A click would scroll too, after the height was taken, where the navigation at the bottom lies over what it is to press.
  await way.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await app.settle();
  const top = async () => (await place.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await way.click();
  await expect(page).toHaveURL(/\/(post|reply)\//);
  await page.goBack();
  await expect(place).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
});

test('what has come since waits in a pill and moves nobody', { tag: '@engines' }, async ({ app, page }) => {
  await page.clock.install();
  await app.open('/', { persona: 'regular' });
  const first = page.getByRole('feed').getByRole('article').first();
  await expect(first).toBeVisible();
  // From another device: this page hears nothing of it.
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
  // Replies that were on their way when the clock leaps have waited for too long.
  app.allowConsole(/replies of a post ApiError: Request timed out|\[sez\] suggested/);
  await page.clock.fastForward(61_000);
  const pill = page.getByRole('button', { name: '2 new posts' });
  await expect(pill).toBeVisible();
  await app.settle();
  await app.expectNoAxeViolations();
  // In a row of its own: below the tabs, above the words of the first post; and both stay while one reads on.
  const tabs = page.getByRole('tablist');
  const bottomOf = async (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().bottom);
  const lines = await first
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().top);
  expect(await pill.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(await bottomOf(tabs));
  expect(await bottomOf(pill)).toBeLessThan(lines + 6);
  await page.evaluate(() => window.scrollBy(0, 700));
  // Where a browser cannot tell that they stand, wide screens let them scroll away (docs/browsers.md).
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
    // What it draws for where it is, it has drawn some frames later.
    await page.evaluate(async () => {
      window.scrollBy(0, 1200);
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
    });
    most = Math.max(most, await feed.locator('[data-post-id]').count());
  }
  // About five screens of posts and their replies, however far one has come.
  expect(most).toBeLessThan(60);
});

test('at 320 px and at 2560 px nothing runs over the edge', { tag: '@desktop' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  for (const width of [320, 390, 560, 820, 1081, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    // A post clips what runs over it, so that the page would not show it.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('article :is(a, button, img, p)')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});
