import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { standStill } from './decorators/withPreferences.tsx';
import { paintTheme } from './decorators/withTheme.tsx';
import { someThemes } from './themes.ts';
import type { ToolbarGlobals } from './toolbar.ts';

/**
 * Asks for the contrast of a story in one or two more themes, after its interactions and beside the full check that it gets in
 * its own. Only for the tests: who looks at a story in the browser chooses the theme in the toolbar.
 */
export async function keepsContrast({ id, globals }: StoryContext): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  const own = globals as ToolbarGlobals;
  await comeToRest();
  const moveAgain = standStill();
  try {
    const found: string[] = [];
    for (const theme of someThemes(id)) {
      paintTheme({ ...own, ...theme });
      const { violations } = await axe.run(document.body, {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations'],
      });
      found.push(
        ...violations.flatMap(({ nodes }) =>
          nodes.map(({ target, failureSummary }) => `${Object.values(theme).join(' ')}: ${target.join(' ')}: ${failureSummary}`),
        ),
      );
    }
    if (found.length > 0) throw new Error(`The contrast is lost in other themes:\n${found.join('\n')}`);
  } finally {
    paintTheme(own);
    moveAgain();
    // The full check comes next: the way back to the story's own theme is a transition too.
    await comeToRest();
  }
}

/** Ends what is moving, as nobody can judge the colour of words that are still fading in. What moves for ever goes on: a spinner. */
async function comeToRest(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  for (const animation of moving) animation.finish();
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
