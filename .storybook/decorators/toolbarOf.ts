import type { StoryContext } from '@storybook/react-vite';
import type { ToolbarGlobals } from '../toolbar.ts';

/**
 * What the toolbar asks of this story. A documentation page shows many stories in one document, so there a story's own
 * globals are left aside: the last one would decide for the whole page.
 */
export function toolbarOf({ viewMode, globals, userGlobals }: StoryContext): ToolbarGlobals {
  return (viewMode === 'docs' ? { ...globals, ...userGlobals } : globals) as ToolbarGlobals;
}
