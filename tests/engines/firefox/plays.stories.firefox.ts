import { expect, test } from '@playwright/test';
import { makeRoomForBidi } from '../../e2e/support/overBidi.ts';
import { outcomeOf, storiesToPlay } from '../stories.ts';

/** Plays that capture a pointer which only their events tell of: Firefox knows of none with that number, Chromium's mouse has it. */
const capturePointers = ['pickers-slider--by-pointer'];

const stories = storiesToPlay().filter(({ id }) => !capturePointers.includes(id));

test('Storybook is built', () => {
  expect(stories.length).toBeGreaterThanOrEqual(59);
});

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ page, context, channel }) => {
    if (channel === 'moz-firefox') await makeRoomForBidi(context);
    // Storybook's own frame would give them this size (mobile1).
    if (/phone/i.test(name)) await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`/iframe.html?viewMode=story&id=${id}`);
    // Undefined while it is played.
    let outcome: string | undefined;
    await expect.poll(async () => (outcome = await page.evaluate(outcomeOf, id)), { timeout: 30_000 }).toBeDefined();
    expect(outcome).toBe('');
  });
}
