import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Watched {
  shifts: number;
  counts: number[];
}

/** Sums up what moves by itself from the next document on. */
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

test('welcome posts of whatever length leave the feed below them where it is', { tag: '@desktop' }, async ({ app, page }) => {
  test.setTimeout(90_000);
  // From another screen, so that nobody is brought back to a place in the feed.
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

test('nothing moves by itself while the feed or a post loads, and no post that was there goes away', async ({ app, page }) => {
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
  // What comes when the page is idle has come, and has been drawn.
  await page.waitForLoadState('networkidle');
  await app.settle();
  const watched = () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  const { shifts, counts } = await watched();
  expect(counts.at(-1)).toBeGreaterThan(3);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(shifts).toBeLessThan(0.01);

  // Replies of what is seen are asked for once the first posts are painted.
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('/replies') ? startTime : [])),
  }));
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThan(painted);

  // Nothing moves where a post is opened by its address either: what tells more about it comes with it.
  await page.goto('/post/p0000184');
  await expect(page.getByRole('combobox', { name: 'Order of the replies' })).toBeVisible();
  await app.settle();
  expect((await watched()).shifts).toBeLessThan(0.01);
  await page.goto('/modern-feed');
  await expect(page.getByRole('feed').getByRole('article').nth(5)).toBeVisible();
  await app.settle();
  expect((await watched()).shifts).toBeLessThan(0.02);
});

test('invitations come together with what stands below them', { tag: '@phone' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  // The other groups are here long before one's own.
  await app.fail({ path: '/api/organizations/my', delayMs: 1500 });
  const shifts = await watchShifts(page);
  await app.open('/groups');
  await expect(page.getByText('Loading groups').first()).toBeAttached();
  await expect(page.getByRole('region', { name: 'Invitations' })).toBeVisible();
  await app.settle();
  expect(await shifts()).toBeLessThan(0.01);
});

test('a page that is thrown down a list stands where the finger left it, also when further posts come in', {
  tag: ['@phone', '@engines'],
}, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await app.settle();
  // The last posts before what is not loaded yet, and then what comes.
  const leaps = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const found: { from: number; to: number; height: number }[] = [];
    for (let throws = 0; throws < 40; throws += 1) {
      scrollBy(0, 700);
      const from = scrollY;
      for (let frames = 0; frames < 6; frames += 1) await frame();
      // Posts turn out higher or lower than they were guessed, by less than what a screen shows.
      if (Math.abs(scrollY - from) > innerHeight) found.push({ from, to: scrollY, height: document.documentElement.scrollHeight });
    }
    return { found, scrollY };
  });
  expect(leaps.scrollY).toBeGreaterThan(5000);
  expect(leaps.found).toEqual([]);
});
