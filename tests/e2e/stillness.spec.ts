import type { Page } from '@playwright/test';
import { type Watched as Texts, watchTexts } from '../engines/watchTexts.ts';
import { expect, test } from './support/test.ts';

interface Watched {
  shifts: number;
  counts: number[];
}

/** Sums up layout shifts, from the next document on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const watched = { shifts: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) watched.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched.shifts);
}

test('welcome posts of any length don’t move the feed below them', { tag: '@desktop' }, async ({ app, page }) => {
  test.setTimeout(180_000);
  // The test starts on another screen, so that no scroll position in the feed is restored.
  await app.open('/groups', { persona: 'regular' });
  await page.evaluate(() => localStorage.setItem('isFirstLogin', 'true'));
  const intro = await page.evaluate(async () => (await (await fetch('/api/posts/intro')).json()) as { results: Record<string, unknown>[] });
  const results = intro.results.map((post) => ({ ...post, rawText: 'A longer welcome. '.repeat(60), text: null }));
  await app.fail({ path: '/api/posts/intro', status: 200, body: { ...intro, results } });
  const shifts = await watchShifts(page);
  await app.open('/');
  const welcome = page.getByRole('region', { name: /^Welcome/ });
  const more = welcome.getByRole('button', { name: 'Show all of the welcome posts' });
  await expect(more).toBeVisible();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await app.settle();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await shifts()).toBeLessThan(0.01);
  const { height } = (await welcome.boundingBox()) ?? { height: 0 };
  await more.click();
  await expect(more).toHaveCount(0);
  expect((await welcome.boundingBox())?.height).toBeGreaterThan(height);
});

test('first steps that were left alone don’t move the feed below them', { tag: '@desktop' }, async ({ app, page }) => {
  await app.open('/groups', { persona: 'newcomer' });
  await page.evaluate(() => localStorage.setItem('isFirstLogin', 'steps'));
  const shifts = await watchShifts(page);
  await app.open('/');
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await app.settle();
  expect(await shifts()).toBeLessThan(0.01);
});

test('nothing moves by itself beside the feed of somebody without a standing', { tag: '@desktop' }, async ({ app, page }) => {
  // High enough that the end of the list is visible before all of its posts are drawn.
  await page.setViewportSize({ width: 1280, height: 1000 });
  const shifts = await watchShifts(page);
  await app.open('/', { persona: 'newcomer' });
  const rail = page.getByRole('complementary');
  await expect(rail.getByText('What this means')).toBeVisible();
  await expect(rail.getByRole('region', { name: 'Suggested people' }).getByRole('button', { name: 'Follow' })).toHaveCount(3);
  await app.settle();
  expect(await shifts()).toBeLessThan(0.01);
});

test('nothing moves by itself while the feed or a post loads, and no visible post disappears', async ({ app, page }) => {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: 0, counts: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) watched.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      watched.counts.push(document.querySelectorAll('[role="feed"] article').length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await app.settle();
  // By then the page has also loaded and drawn what it fetches when idle.
  await page.waitForLoadState('networkidle');
  await app.settle();
  const watched = () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  const { shifts, counts } = await watched();
  expect(counts.at(-1)).toBeGreaterThan(3);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(shifts).toBeLessThan(0.01);

  // The page requests the replies of visible posts after the first paint of posts.
  const { painted, requestedAt } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    requestedAt: performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('/replies') ? startTime : [])),
  }));
  expect(requestedAt.length).toBeGreaterThan(0);
  expect(Math.min(...requestedAt)).toBeGreaterThan(painted);

  // Nothing moves on a post's own page either: the details arrive together with the post.
  await page.goto('/post/p0000184');
  await expect(page.getByRole('combobox', { name: 'Order of the replies' })).toBeVisible();
  await app.settle();
  expect((await watched()).shifts).toBeLessThan(0.01);
  await page.goto('/modern-feed');
  await expect(page.getByRole('feed').getByRole('article').nth(5)).toBeVisible();
  await app.settle();
  expect((await watched()).shifts).toBeLessThan(0.02);
});

test('invitations appear together with the content below them', { tag: '@phone' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  // The answer with the person's own groups arrives long after the others.
  await app.fail({ path: '/api/organizations/my', delayMs: 1500 });
  const shifts = await watchShifts(page);
  await app.open('/groups');
  await expect(page.getByText('Loading groups').first()).toBeAttached();
  await expect(page.getByRole('region', { name: 'Invitations' })).toBeVisible();
  await app.settle();
  expect(await shifts()).toBeLessThan(0.01);
});

test('a list that is flung stays where the finger stops it, also when further posts are inserted', {
  tag: ['@phone', '@engines'],
}, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await app.settle();
  // Scrolls to the last loaded posts, and then to those that follow.
  const leaps = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const found: { from: number; to: number; height: number }[] = [];
    for (let throws = 0; throws < 40; throws += 1) {
      scrollBy(0, 700);
      const from = scrollY;
      for (let frames = 0; frames < 6; frames += 1) await frame();
      // Posts may differ from their estimated heights, by less than one screen.
      if (Math.abs(scrollY - from) > innerHeight) found.push({ from, to: scrollY, height: document.documentElement.scrollHeight });
    }
    return { found, scrollY };
  });
  expect(leaps.scrollY).toBeGreaterThan(5000);
  expect(leaps.found).toEqual([]);
});

test('texts of the feed stay where they were first drawn, at the first visit and after a reload', {
  tag: ['@phone', '@engines'],
}, async ({ app, page }) => {
  await page.addInitScript(watchTexts);
  await app.open('/', { persona: 'regular' });
  for (const visit of ['first', 'second']) {
    await expect(page.getByRole('feed').getByRole('article').nth(3)).toBeVisible();
    await app.settle();
    const { moved, frames } = await page.evaluate(() => (window as unknown as { watched: Texts }).watched);
    expect(frames, `${visit} visit`).toBeGreaterThan(5);
    expect(moved, `${visit} visit`).toEqual([]);
    if (visit === 'first') await page.reload();
  }
});
