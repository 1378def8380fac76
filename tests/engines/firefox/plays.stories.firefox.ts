import { expect, test } from '@playwright/test';
import { makeRoomForBidi } from '../../e2e/support/overBidi.ts';
import { outcomeOf, storiesToPlay } from '../stories.ts';

const stories = storiesToPlay();

test('Storybook is built', () => {
  expect(stories.length).toBeGreaterThanOrEqual(60);
});

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ page, context, channel }) => {
    if (channel === 'moz-firefox') await makeRoomForBidi(context);
    await page.goto(`/iframe.html?viewMode=story&id=${id}`);
    // Undefined while it is played.
    let outcome: string | undefined;
    await expect.poll(async () => (outcome = await page.evaluate(outcomeOf, id)), { timeout: 30_000 }).toBeDefined();
    expect(outcome).toBe('');
  });
}
