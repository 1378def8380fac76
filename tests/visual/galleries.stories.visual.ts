import { expect, test } from '@playwright/test';
import { galleries, openStory, type StoryGlobals } from './support/stories.ts';

/** Light and dark in the default theme and the one farthest from it, and the other reading direction once. */
const looks: Record<string, StoryGlobals> = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark' },
  'purple light': { scheme: 'light', preset: 'purple' },
  'purple dark': { scheme: 'dark', preset: 'purple' },
  'right to left': { scheme: 'light', direction: 'rtl' },
};

// Five page loads each, the largest galleries on a busy machine included.
test.describe.configure({ timeout: 120_000 });

for (const story of galleries()) {
  test(`the gallery of ${story.title} looks as accepted`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-14T12:00:00Z'));
    for (const [look, globals] of Object.entries(looks)) {
      await openStory(page, story, { ...globals, motion: 'reduced' });
      await expect.soft(page).toHaveScreenshot(`${story.id} ${look}.png`, { fullPage: true, stylePath: 'tests/visual/support/flatCanvas.css' });
    }
  });
}
