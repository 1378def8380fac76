// All stories × all themes, for npm run check:full. In npm test each story is checked in one or two more themes by its own test.
import { expect, test } from '@playwright/test';
import { storyThemes } from '../../.storybook/themes.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { allStories, openStory, setGlobals } from '../visual/support/stories.ts';

for (const story of allStories()) {
  test(`${story.title}: ${story.name} keeps its contrast in every theme`, async ({ page }) => {
    await openStory(page, story, { motion: 'reduced' });
    const found: string[] = [];
    for (const theme of storyThemes) {
      await setGlobals(page, { ...theme });
      // Only colours change between themes; the other rules are asked by the story's own test.
      const violations = await axeViolations(page, { rules: ['color-contrast'] });
      found.push(...violations.map((violation) => `${Object.values(theme).join(' ')}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
}
