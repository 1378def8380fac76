import { galleries, openStory, type StoryGlobals, setGlobals } from './support/stories.ts';
import { expectPaintedLook, test } from './support/test.ts';

const usual: StoryGlobals = { scheme: 'light', preset: 'default', direction: 'ltr', motion: 'reduced' };

/**
 * Each scheme, each of the default theme and the one farthest from it, and each reading direction once: what one of them breaks, it
 * breaks with any other. All combinations are gone through by `npm run check:full`, which measures contrast instead of comparing.
 */
const looks: Record<string, StoryGlobals> = {
  light: usual,
  'purple dark': { ...usual, scheme: 'dark', preset: 'purple' },
  'right to left': { ...usual, direction: 'rtl' },
};

/** Loading Storybook's code for the first time is most of the work, so one test opens several. */
const perTest = 6;
const all = galleries();
const parts = Array.from({ length: Math.ceil(all.length / perTest) }, (_, part) => all.slice(part * perTest, (part + 1) * perTest));

// Three pictures of each, the largest galleries on a busy machine included.
test.describe.configure({ timeout: 180_000 });

for (const part of parts) {
  test(`the galleries from ${part[0]?.title} to ${part.at(-1)?.title} look as accepted`, async ({ page, problems }) => {
    // Storybook's frame names no icon, so the browser asks for the usual one.
    problems.allow(/favicon\.ico/);
    await page.clock.setFixedTime(new Date('2026-03-14T12:00:00Z'));
    for (const story of part) {
      await openStory(page, story, usual);
      for (const [look, globals] of Object.entries(looks)) {
        // What floats is placed for the direction it was opened in.
        if (globals['direction'] === 'rtl') await openStory(page, story, globals);
        else await setGlobals(page, globals);
        await expectPaintedLook(page, `${story.id} ${look}.png`, { stylePath: 'tests/visual/support/flatCanvas.css' });
      }
    }
  });
}
