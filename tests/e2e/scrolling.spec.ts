import { expect, test } from './support/test.ts';

/** Moves the page as a finger does, by so much in each frame, and looks in each at a post that is in view. */
interface Way {
  perFrame: number;
  distance: number;
}

/** One post that was not where the finger had moved it: it, how far off, and where the page stood. */
interface Jump {
  id: string;
  by: number;
  at: number;
}

function scrollAndWatch({ perFrame, distance }: Way): Promise<{ frames: number; way: number; jumps: Jump[]; worst: number }> {
  const frame = () => new Promise(requestAnimationFrame);
  const probe = document.createElement('i');
  probe.style.cssText = 'position: fixed; inline-size: 1px; block-size: 1px; visibility: hidden';
  document.body.append(probe);
  // The last thing before a frame is painted: what the list does when heights become known has been done.
  const painted = () =>
    new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(probe);
    });
  const posts = () => [...document.querySelectorAll<HTMLElement>('[role="feed"] article[data-post-id]')];
  const topOf = (id: string) => document.querySelector(`article[data-post-id="${id}"]`)?.getBoundingClientRect().top;
  const inView = () => posts().find((post) => post.getBoundingClientRect().top > innerHeight * 0.3)?.dataset['postId'];
  return (async () => {
    const jumps: Jump[] = [];
    let [frames, way, worst, waited] = [0, 0, 0, 0];
    let id = inView();
    let before = id && topOf(id);
    while (way < distance && waited < 600) {
      await frame();
      const step = Math.min(perFrame, Math.floor(document.documentElement.scrollHeight - innerHeight - scrollY));
      if (step > 0) scrollBy(0, step);
      else waited += 1;
      await painted();
      const [watched, from, after] = [id, before, id && topOf(id)];
      id = inView();
      before = id && topOf(id);
      frames += 1;
      way += Math.max(step, 0);
      if (typeof from !== 'number' || typeof after !== 'number') continue;
      const by = after - (from - Math.max(step, 0));
      worst = Math.max(worst, Math.abs(by));
      if (Math.abs(by) > 1) jumps.push({ id: watched ?? '', by: Math.round(by), at: Math.round(scrollY) });
    }
    return { frames, way, jumps, worst };
  })();
}

for (const { name, way, pages, most } of [
  { name: 'slowly', way: { perFrame: 18, distance: 9000 }, pages: 2, most: { share: 0, by: 1 } },
  // Thrown faster than posts are drawn: one that is drawn in view is as high as it is, and not as it was guessed.
  { name: 'fast', way: { perFrame: 90, distance: 40_000 }, pages: 8, most: { share: 0.1, by: 280 } },
]) {
  test(`while a finger moves the feed ${name}, posts move as the finger does, whatever comes in`, {
    tag: ['@phone', '@engines'],
  }, async ({ app, page }) => {
    let loaded = 0;
    page.on('response', (response) => {
      if (response.url().includes('/api/posts/recommended')) loaded += 1;
    });
    await app.open('/', { persona: 'regular' });
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    const seen = await page.evaluate(scrollAndWatch, way);
    test.info().annotations.push({
      type: 'scrolling',
      description: `${name}: ${seen.way} px in ${seen.frames} frames, ${loaded} pages, ${seen.jumps.length} times off, at most ${seen.worst.toFixed(2)} px`,
    });
    expect(seen.worst, JSON.stringify(seen.jumps)).toBeLessThanOrEqual(most.by);
    expect(seen.jumps.length / seen.frames).toBeLessThanOrEqual(most.share);
    expect(seen.way).toBeGreaterThanOrEqual(way.distance);
    expect(loaded).toBeGreaterThanOrEqual(pages);
  });
}

for (const { visit, tags } of [
  { visit: 'first', tags: ['@engines'] },
  { visit: 'second', tags: ['@phone', '@engines'] },
]) {
  test(`nothing that stands moves while the feed comes at the ${visit} visit`, { tag: tags }, async ({ app, page }) => {
    if (visit === 'second') {
      await app.open('/', { persona: 'regular' });
      await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
      await app.settle();
    }
    // Not every engine tells of shifts: where the parts of the page stand is looked at in each frame.
    await page.addInitScript(() => {
      const places: Record<string, number[]> = {};
      Object.assign(window, { places });
      const parts = { header: 'header', tabs: '[role="tablist"]', post: '[role="feed"] article', navigation: 'nav' };
      const look = () => {
        for (const [name, selector] of Object.entries(parts)) {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          if (box && box.height > 0) places[name] = [...new Set([...(places[name] ?? []), Math.round(box.top)])];
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await (visit === 'first' ? app.open('/', { persona: 'regular' }) : page.reload());
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    await app.settle();
    const places = await page.evaluate(() => (window as unknown as { places: Record<string, number[]> }).places);
    expect(Object.keys(places).sort()).toEqual(['header', 'navigation', 'post', 'tabs']);
    const moved = Object.entries(places).filter(([, tops]) => Math.max(...tops) - Math.min(...tops) > 1);
    expect(moved).toEqual([]);
  });
}
