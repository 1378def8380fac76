import { scrollAndWatch } from '../engines/scrollAndWatch.ts';
import { expect, test } from './support/test.ts';

for (const { name, scroll, pages, most } of [
  { name: 'slowly', scroll: { perFrame: 18, distance: 9000 }, pages: 2, most: { share: 0, by: 1 } },
  // The page scrolls faster than posts are drawn: a post that is drawn in view gets its real height instead of the estimate. The feed of
  // the mocks ends after about 30,000 px.
  { name: 'fast', scroll: { perFrame: 90, distance: 27_000 }, pages: 8, most: { share: 0.1, by: 280 } },
]) {
  test(`while a finger moves the feed ${name}, posts follow the finger, even if new ones arrive`, {
    tag: ['@phone', '@engines'],
  }, async ({ app, page }) => {
    let loaded = 0;
    page.on('response', (response) => {
      if (response.url().includes('/api/posts/recommended')) loaded += 1;
    });
    await app.open('/', { persona: 'regular' });
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    const movement = await page.evaluate(scrollAndWatch, scroll);
    test.info().annotations.push({
      type: 'scrolling',
      description: `${name}: ${movement.scrolled} px in ${movement.frames} frames, ${loaded} pages, ${movement.jumps.length} times off, at most ${movement.worst.toFixed(2)} px`,
    });
    expect(movement.worst, JSON.stringify(movement.jumps)).toBeLessThanOrEqual(most.by);
    expect(movement.jumps.length / movement.frames).toBeLessThanOrEqual(most.share);
    expect(movement.scrolled).toBeGreaterThanOrEqual(scroll.distance);
    expect(loaded).toBeGreaterThanOrEqual(pages);
  });
}

for (const { visit, tags } of [
  { visit: 'first', tags: ['@engines'] },
  { visit: 'second', tags: ['@phone', '@engines'] },
]) {
  test(`nothing visible moves while the feed loads at the ${visit} visit`, { tag: tags }, async ({ app, page }) => {
    if (visit === 'second') {
      await app.open('/', { persona: 'regular' });
      await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
      await app.settle();
    }
    // Not every engine reports layout shifts, so the positions of the page's parts are compared in each frame.
    await page.addInitScript(() => {
      const tops: Record<string, number[]> = {};
      Object.assign(window, { tops });
      const parts = { header: 'header', tabs: '[role="tablist"]', post: '[role="feed"] article', navigation: 'nav' };
      const look = () => {
        for (const [name, selector] of Object.entries(parts)) {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          if (box && box.height > 0) tops[name] = [...new Set([...(tops[name] ?? []), Math.round(box.top)])];
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await (visit === 'first' ? app.open('/', { persona: 'regular' }) : page.reload());
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    await app.settle();
    const tops = await page.evaluate(() => (window as unknown as { tops: Record<string, number[]> }).tops);
    expect(Object.keys(tops).sort()).toEqual(['header', 'navigation', 'post', 'tabs']);
    const moved = Object.entries(tops).filter(([, all]) => Math.max(...all) - Math.min(...all) > 1);
    expect(moved).toEqual([]);
  });
}
