import type { StoryContext } from '@storybook/react-vite';
import type { ToolbarGlobals } from '../toolbar.ts';

/**
 * The toolbar's values for this story. A documentation page shows many stories in one document, so a story's own globals are ignored there:
 * the last story's would apply to the whole page.
 */
export function toolbarOf({ viewMode, globals, userGlobals }: StoryContext): ToolbarGlobals {
  return (viewMode === 'docs' ? { ...globals, ...userGlobals } : globals) as ToolbarGlobals;
}
