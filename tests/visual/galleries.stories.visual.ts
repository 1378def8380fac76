import { galleries, openStory, type StoryGlobals, setGlobals } from './support/stories.ts';
import { expectPaintedLook, flatCanvas, test } from './support/test.ts';

const usual: StoryGlobals = { scheme: 'light', preset: 'default', direction: 'ltr', motion: 'reduced' };

/**
 * Each scheme, the default theme and the one farthest from it, and each reading direction are shown once: a fault of one of them shows in
 * any combination. `npm run check:full` goes through all combinations and measures contrast instead of comparing.
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

// Allows for three pictures of each gallery, including the largest ones, on a busy machine.
test.describe.configure({ timeout: 180_000 });

for (const part of parts) {
  test(`the galleries from ${part[0]?.title} to ${part.at(-1)?.title} look as accepted`, async ({ page, problems }) => {
    // Storybook's frame has no icon, so the browser requests `/favicon.ico` in vain.
    problems.allow(/favicon\.ico/);
    await page.clock.setFixedTime(new Date('2026-03-14T12:00:00Z'));
    for (const story of part) {
      await openStory(page, story, usual);
      for (const [look, globals] of Object.entries(looks)) {
        // Floating elements keep the position of the direction in which they were opened, so the story is opened again.
        if (globals['direction'] === 'rtl') await openStory(page, story, globals);
        else await setGlobals(page, globals);
        await expectPaintedLook(page, `${story.id} ${look}.png`, flatCanvas);
      }
    }
  });
}
