import { expect, test } from './support/test.ts';

interface Watched {
  shifts: number;
  counts: number[];
}

test('nothing moves by itself while the feed loads, and no post that was there goes away', async ({ app, page }) => {
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
  await page.waitForTimeout(2000);
  const { shifts, counts } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  expect(counts.at(-1)).toBeGreaterThan(3);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(shifts).toBeLessThan(0.01);
});
