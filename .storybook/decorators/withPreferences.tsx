import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { toolbarOf } from './toolbarOf.ts';

/** Every component asks the media query for the motion preference; a page cannot answer a media query, so it stops the movement itself. */
const stillness = '*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }';

/** Stops all movement. @returns a function that lets it go on */
export function standStill(): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = stillness;
  document.head.append(sheet);
  return () => sheet.remove();
}

/** Direction, motion and text size belong to the document, not to a wrapper: portals must follow them too. */
export const withPreferences: Decorator = (Story, context) => {
  const { direction, motion, textSize } = toolbarOf(context);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [direction, textSize]);

  useLayoutEffect(() => (motion === 'reduced' ? standStill() : undefined), [motion]);

  return <Story />;
};
