import { expect, test } from '@playwright/test';
import { galleries, openStory, setGlobals, type StoryGlobals } from './support/stories.ts';

const usual: StoryGlobals = { scheme: 'light', preset: 'default', direction: 'ltr', motion: 'reduced' };

/** Light and dark in the default theme and the one farthest from it, and the other reading direction once. */
const looks: Record<string, StoryGlobals> = {
  light: usual,
  dark: { ...usual, scheme: 'dark' },
  'purple light': { ...usual, preset: 'purple' },
  'purple dark': { ...usual, scheme: 'dark', preset: 'purple' },
  'right to left': { ...usual, direction: 'rtl' },
};

// Five pictures each, the largest galleries on a busy machine included.
test.describe.configure({ timeout: 120_000 });

for (const story of galleries()) {
  test(`the gallery of ${story.title} looks as accepted`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-14T12:00:00Z'));
    await openStory(page, story, usual);
    for (const [look, globals] of Object.entries(looks)) {
      // What floats is placed for the direction it was opened in.
      if (globals['direction'] === 'rtl') await openStory(page, story, globals);
      else await setGlobals(page, globals);
      await expect.soft(page).toHaveScreenshot(`${story.id} ${look}.png`, { fullPage: true, stylePath: 'tests/visual/support/flatCanvas.css' });
    }
  });
}
