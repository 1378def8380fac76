import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** How many times its own width an image is drawn. */
const scaleOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.getBoundingClientRect().width / image.offsetWidth);

interface Finger {
  x: number;
  y: number;
  id: number;
}

/** Sends touch events: puts fingers on the page, moves them together in small steps and lifts them. */
async function move(session: CDPSession, fingers: readonly ((progress: number) => Finger)[]): Promise<void> {
  const steps = 15;
  const at = (progress: number) => fingers.map((finger) => finger(progress));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Moves one finger sideways over the picture, by a distance in px. */
const swipe = (session: CDPSession, distance: number) =>
  move(session, [(progress) => ({ x: 195 - distance / 2 + distance * progress, y: 400, id: 1 })]);

/** Moves two fingers from one distance to another, in px. */
const pinch = (session: CDPSession, from: number, to: number) =>
  move(
    session,
    [-0.5, 0.5].map((side, index) => (progress) => ({ x: 195 + side * (from + (to - from) * progress), y: 400, id: index + 1 })),
  );

test('pictures open large, are swiped and pinched, and return to their position on closing', async ({ app, page }) => {
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
  // After a short swipe the picture returns to its position.
  await swipe(session, 40);
  await expect(viewer('Image 2 of 2')).toBeVisible();
  await swipe(session, 300);
  await expect(viewer('Image 1 of 2')).toBeVisible();

  const scale = () => scaleOf(page, 'City map');
  expect(await scale()).toBe(1);
  await pinch(session, 60, 200);
  await expect.poll(scale).toBeGreaterThan(1.5);
  // A swipe moves the enlarged image.
  await swipe(session, -300);
  await expect(viewer('Image 1 of 2')).toBeVisible();
  await pinch(session, 300, 40);
  await expect.poll(scale).toBe(1);
  await expect(viewer('Image 1 of 2')).toBeVisible();
  for (const expected of [2.5, 1]) {
    await page.touchscreen.tap(195, 400);
    await page.touchscreen.tap(195, 400);
    await expect.poll(scale).toBeCloseTo(expected, 1);
  }

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.tap();
  await expect(viewer('Image 1 of 2')).toBeVisible();
  await move(session, [(way) => ({ x: 195, y: 400 + 150 * way, id: 1 })]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an image of a card opens large where it is, and the rest of the card leads to the post', async ({ app, page }) => {
  await app.open('/user/oleg', { persona: 'regular' });
  const card = page.getByRole('article', { name: /^Oleg Petrov .*Waiting times at crossings, one year later$/ });
  // The listener for images is late code, which a busy machine loads seconds after the page has settled.
  const files = () =>
    performance.getEntriesByType('resource').filter(({ name }) => /\/(Background|PressedImages)-.*\.js$/.test(name)).length;
  await expect.poll(() => page.evaluate(files)).toBe(2);
  await app.settle();
  await card.getByRole('img', { name: 'Bars of waiting time per district' }).tap();
  await expect(page.getByRole('dialog', { name: 'Image 2 of 2' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/oleg$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.locator('time').first().click();
  await expect(page).toHaveURL(/\/post\//);
});
