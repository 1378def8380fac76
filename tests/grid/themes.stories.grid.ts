// Stories × themes: a pairwise part of the grid in npm test, the whole of it in npm run check:full.
import { expect, test } from '@playwright/test';
import { presetNames, schemes } from '../../.storybook/toolbar.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { allStories, openStory, setGlobals, type StoryGlobals } from '../visual/support/stories.ts';

/** The most extreme colours that a person may choose, besides the presets. */
const extremes = ['ffffff', '000000', 'ffff00'];
const themes: StoryGlobals[] = schemes.flatMap((scheme) => [
  ...presetNames.map((preset) => ({ preset, scheme, primary: '' })),
  ...extremes.map((primary) => ({ preset: 'default', scheme, primary })),
]);

/** Two themes per story, a light and a dark one, so that neighbouring stories together meet every theme. */
function pairwise(index: number): StoryGlobals[] {
  const half = themes.length / 2;
  return [themes[index % half], themes[half + ((index + 1) % half)]].filter((theme) => theme !== undefined);
}

for (const [index, story] of allStories().entries()) {
  test(`${story.title}: ${story.name} keeps its contrast in other themes`, async ({ page }, { project }) => {
    await openStory(page, story, { motion: 'reduced' });
    const found: string[] = [];
    for (const globals of project.name === 'grid-stories' ? themes : pairwise(index)) {
      await setGlobals(page, globals);
      // Only colours change between themes; the other rules are asked by the story's own test.
      const violations = await axeViolations(page, { rules: ['color-contrast'] });
      found.push(...violations.map((violation) => `${Object.values(globals).join(' ')}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
}
