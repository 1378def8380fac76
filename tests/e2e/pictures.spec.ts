import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const scaleOf = (page: Page) => page.evaluate(() => window.visualViewport?.scale ?? 1);

interface Finger {
  x: number;
  y: number;
  id: number;
}

/** Lays fingers on the page, moves them together in small steps and lifts them, as the browser hears of it from a screen. */
async function move(session: CDPSession, fingers: readonly ((way: number) => Finger)[]): Promise<void> {
  const steps = 15;
  const at = (way: number) => fingers.map((finger) => finger(way));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One finger sideways over the picture. */
const swipe = (session: CDPSession, distance: number) =>
  move(session, [(way) => ({ x: 195 - distance / 2 + distance * way, y: 400, id: 1 })]);

/** Two fingers, so far from each other at the beginning and at the end. */
const pinch = (session: CDPSession, from: number, to: number) =>
  move(
    session,
    [-0.5, 0.5].map((side, index) => (way) => ({ x: 195 + side * (from + (to - from) * way), y: 400, id: index + 1 })),
  );

test('pictures open large, follow a finger from one to the next, grow under two, and lead back to where they were', async ({
  app,
  page,
}) => {
  await app.open('/user/oleg', { persona: 'regular' });
  await page
    .getByRole('article', { name: /^Oleg Petrov .*Waiting times at crossings, one year later$/ })
    .locator('time')
    .first()
    .click();
  const opener = page.getByRole('button', { name: /^Enlarge: City map/ });
  await opener.tap();
  const viewer = (name: string) => page.getByRole('dialog', { name });
  await expect(viewer('Image 1 of 2')).toBeVisible();
  await app.settle();
  await app.expectNoAxeViolations();

  const session = await page.context().newCDPSession(page);
  await swipe(session, -300);
  await expect(viewer('Image 2 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next image' })).toBeDisabled();
  await expect(page.getByRole('img', { name: 'Bars of waiting time per district' })).toBeInViewport({ ratio: 0.9 });
  // A short one comes back to where it began.
  await swipe(session, 40);
  await expect(viewer('Image 2 of 2')).toBeVisible();
  await swipe(session, 300);
  await expect(viewer('Image 1 of 2')).toBeVisible();

  expect(await scaleOf(page)).toBe(1);
  await pinch(session, 60, 200);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  await pinch(session, 300, 40);
  await expect.poll(() => scaleOf(page)).toBe(1);
  await expect(viewer('Image 1 of 2')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
