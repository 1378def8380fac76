import { expect, type Page, test } from '@playwright/test';
import { makeRoomForBidi } from '../../e2e/support/overBidi.ts';
import { outcomeOf, sampleSize, storiesToPlay, windowOf } from '../stories.ts';

/** These plays capture a pointer by the number in their events: Firefox has no pointer with that number, Chromium's mouse does. */
const capturePointers = ['pickers-slider--by-pointer'];

/** Stories without a play function are left out, as the screenshots of screens cover them. */
const stories = storiesToPlay().filter(({ id, tags }) => tags.includes('play-fn') && !capturePointers.includes(id));

test('Storybook is built', () => {
  expect(stories.length).toBeGreaterThanOrEqual(sampleSize - capturePointers.length);
});

/** `npm run check:full` plays the whole sample, `npm test` every second story of it. */
const played = process.env['SEZ_FULL'] === 'true' ? stories : stories.filter((_story, at) => at % 2 === 0);

/** One page for all, because a fresh one reads Storybook's scripts anew, which takes longer than most plays. A failed test ends it with its worker. */
let shared: Page | undefined;
test.afterAll(async () => {
  await shared?.context().close();
  shared = undefined;
});

for (const { id, title, name } of played) {
  test(`${title}: ${name}`, async ({ browser, channel }) => {
    if (!shared) {
      const context = await browser.newContext();
      if (channel === 'moz-firefox') await makeRoomForBidi(context);
      shared = await context.newPage();
    }
    const page = shared;
    await page.setViewportSize(windowOf(name));
    await page.goto(`/iframe.html?viewMode=story&id=${id}`);
    // The outcome is undefined while the story plays.
    let outcome: string | undefined;
    await expect.poll(async () => (outcome = await page.evaluate(outcomeOf, id)), { timeout: 60_000 }).toBeDefined();
    expect(outcome).toBe('');
  });
}
