import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ToolbarGlobals } from '../toolbar.ts';
import { toolbarOf } from './toolbarOf.ts';

/** Components read the motion preference from a media query, which a page can't change, so this stops the movement itself. */
const stillness = '*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }';

/** Stops all movement. @returns a function that resumes it */
export function standStill(): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = stillness;
  document.head.append(sheet);
  return () => sheet.remove();
}

export const withPreferences: Decorator = (Story, context) => (
  <>
    <Preferences {...toolbarOf(context)} />
    <Story />
  </>
);

/**
 * Direction, motion and text size belong to the document, not to a wrapper: portals must follow them too. An element before the story, so
 * that its effects come first: what scrolls to its start when it is drawn must know the direction by then.
 */
function Preferences({ direction, motion, textSize }: Pick<ToolbarGlobals, 'direction' | 'motion' | 'textSize'>) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [direction, textSize]);

  useLayoutEffect(() => (motion === 'reduced' ? standStill() : undefined), [motion]);

  return null;
}
