import { expect } from 'vitest';
import { scrollAndWatch } from '../scrollAndWatch.ts';
import { phone } from './page.ts';
import { walk } from './test.ts';

/** `npm run check:full` scrolls over eight pages of the feed, `npm test` over three: WebKit draws here without a graphics card. */
const share = process.env['SEZ_FULL'] === 'true' ? 3 / 4 : 1 / 3;

walk(
  'while the feed is scrolled slowly, and then fast, posts move as far as the page does',
  async (page) => {
    await page.open('/', { persona: 'regular' });
    await page.get('article', /./);
    for (const { scroll, most } of [
      { scroll: { perFrame: 18, distance: 9000 * share }, most: { share: 0, by: 1 } },
      // Posts may be drawn in view at this speed, and get their real height instead of the estimate.
      { scroll: { perFrame: 90, distance: 27_000 * share }, most: { share: 0.1, by: 280 } },
    ]) {
      const { frames, jumps, worst, scrolled } = await page.run(scrollAndWatch, scroll);
      const figures = `${scrolled} px in ${frames} frames, ${jumps.length} times off, at most ${worst.toFixed(2)} px`;
      expect(scrolled, figures).toBeGreaterThanOrEqual(scroll.distance);
      expect(worst, `${figures}: ${JSON.stringify(jumps)}`).toBeLessThanOrEqual(most.by);
      expect(jumps.length / frames, figures).toBeLessThanOrEqual(most.share);
    }
  },
  { size: phone },
);
