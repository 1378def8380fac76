import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { standStill } from './decorators/withPreferences.tsx';
import { paintTheme } from './decorators/withTheme.tsx';
import { someThemes } from './themes.ts';
import type { ToolbarGlobals } from './toolbar.ts';

/**
 * Checks the contrast of a story in one or two more themes, after its interactions and in addition to the full check in its own theme. Only
 * for the tests: in a built Storybook, which people and other engines open, the theme is chosen in the toolbar. There the full check only
 * waits until the story stands still.
 */
export async function keepsContrast({ id, globals }: StoryContext): Promise<void> {
  if (import.meta.env.MODE !== 'test') return stillness();
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
    // The full check comes next, and returning to the story's own theme is a transition too.
    await comeToRest();
  }
}

/** Animations that end, unlike a spinner's. The contrast of text that is fading in can't be judged. */
const movements = () => document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));

/** Finishes all animations that end. */
async function comeToRest(): Promise<void> {
  const moving = movements();
  for (const animation of moving) animation.finish();
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Waits for the end of animations, which people may be looking at, and of those that start in the next frames. */
async function stillness(): Promise<void> {
  for (let frames = 0; frames < 4; frames += 1) {
    await new Promise(requestAnimationFrame);
    const running = movements().filter(({ playState }) => playState === 'running');
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
}
