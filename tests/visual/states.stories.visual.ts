import type { Page } from '@playwright/test';
import { allStories, openStory } from './support/stories.ts';
import { expect, expectPaintedLook, flatCanvas, test } from './support/test.ts';

/** The part of a story that is compared: everything painted, the window, or the open dialog. */
type Part = 'painted' | 'window' | 'dialog';

/** States that neither a screen's picture nor a gallery shows. One theme is enough, because their components have galleries. */
const states: Record<string, { part: Part; now?: string }> = {
  'Compose/Composer Written': { part: 'dialog', now: '2026-11-20T12:00:00Z' },
  'Compose/Composer Drafts': { part: 'dialog', now: '2026-11-20T12:00:00Z' },
  'Feed/Dense Full': { part: 'window', now: '2026-11-20T12:00:00Z' },
  'Feed/Welcome posts Cut': { part: 'painted' },
  'Posts/Card States': { part: 'painted' },
  'Posts/Card Broken Picture': { part: 'painted' },
  'Posts/Not sent Not Sent': { part: 'painted' },
  'Posts/Page In Another Order': { part: 'painted' },
  'Posts/Page Closed Replies': { part: 'painted' },
  'Posts/Page Viewer': { part: 'dialog' },
};

test.describe.configure({ timeout: 240_000 });

async function compare(page: Page, part: Part, name: string) {
  if (part === 'painted') return expectPaintedLook(page, name, flatCanvas);
  const what = part === 'window' ? page : page.getByRole('dialog').last();
  return expect.soft(what).toHaveScreenshot(name, flatCanvas);
}

test('the states of reading and writing look as accepted', async ({ page, problems }) => {
  // Storybook's frame has no icon, and one of the states shows a picture that doesn't load.
  problems.allow(/favicon\.ico|404/);
  const stories = new Map(allStories().map((story) => [`${story.title} ${story.name}`, story]));
  for (const [name, { part, now = '2026-03-14T12:00:00Z' }] of Object.entries(states)) {
    const story = stories.get(name);
    if (!story) throw new Error(`${name} is no story`);
    await page.clock.setFixedTime(new Date(now));
    await openStory(page, story, { scheme: 'light', preset: 'default', direction: 'ltr', motion: 'reduced' });
    await compare(page, part, `${story.id}.png`);
  }
});
