import { expect, inject, test } from 'vitest';
import { outcomeOf, sampleSize, storiesToPlay, windowOf } from '../stories.ts';
import { isMissing, onSharedPage } from './test.ts';

/** These stories have failed in WebKit alone, so they are always played. */
const always = [
  'posts-card--three-pictures',
  'overlays-dialog--layers-over-layers',
  'overlays-lightbox--from-right-to-left',
  'display-linechart--read-by-pointer',
  'display-movingrows--leaves',
  'display-movingrows--enters',
  'groups-forms--creating',
  'theme-settings-dialog--a-preset-applies-at-once',
  'theme-settings-dialog--opacities-can-be-typed',
];
const stories = storiesToPlay(always);

test('Storybook is built', () => expect(stories.length).toBeGreaterThanOrEqual(sampleSize));

test.skipIf(isMissing).each(stories.map(({ title, name, id }) => ({ title, name, id })))('$title: $name', ({ id, name }) =>
  onSharedPage(async (page) => {
    await page.resize(windowOf(name));
    await page.goTo(`${inject('storybook')}/iframe.html?viewMode=story&id=${id}`);
    // The outcome is null or undefined while the story plays.
    let outcome: string | null | undefined;
    await expect.poll(async () => (outcome = await page.run(outcomeOf, id)) ?? undefined, { timeout: 30_000 }).toBeDefined();
    expect(outcome).toBe('');
  }),
);
