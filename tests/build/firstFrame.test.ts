import { describe, expect, it } from 'vitest';
import { openWithoutCode, useLiveBuild } from './livePage.ts';

useLiveBuild();

describe('the first frame of a page', { timeout: 40_000 }, () => {
  it.each([
    'no-preference',
    'reduce',
  ] as const)('lacks the lights of the canvas, which are drawn right after it (motion: %s)', async (reducedMotion) => {
    const { page } = await openWithoutCode({ reducedMotion }, undefined, '/', (opened) =>
      opened.addInitScript(() => {
        const lit: boolean[] = [];
        Object.assign(window, { lit });
        const look = () => {
          const { visibility, backgroundImage } = getComputedStyle(document.body, '::before');
          lit.push(visibility === 'visible' && backgroundImage.includes('gradient'));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    );
    await page.waitForFunction(() => (window as unknown as { lit: boolean[] }).lit.at(-1));
    const lit = await page.evaluate(() => (window as unknown as { lit: boolean[] }).lit);
    expect(lit[0]).toBe(false);
    // Once the lights are visible, they stay visible.
    expect(lit.lastIndexOf(false)).toBe(lit.indexOf(true) - 1);
    await page.context().close();
  });
});
