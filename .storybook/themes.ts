import { presetNames, schemes, type ToolbarGlobals } from './toolbar.ts';

/** A theme in the terms of the toolbar and the address. */
export type StoryTheme = Pick<ToolbarGlobals, 'preset' | 'scheme' | 'primary'>;

/** The most extreme colours that a person may choose, besides the presets. */
const extremes = ['ffffff', '000000', 'ffff00'];

const themesIn = (scheme: StoryTheme['scheme']): StoryTheme[] => [
  ...presetNames.map((preset) => ({ preset, scheme, primary: '' })),
  ...extremes.map((primary) => ({ preset: 'default' as const, scheme, primary })),
];

/** Every theme that stories are checked in. */
export const storyThemes: readonly StoryTheme[] = schemes.flatMap(themesIn);

/**
 * A dark theme for this story, whose own theme is light, and another light one if it shows all variants of its component. They are
 * chosen by a hash of the story's id, so that all stories together cover every theme.
 */
export function someThemes(storyId: string): StoryTheme[] {
  const number = [...storyId].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003, 7);
  const shownSchemes = storyId.endsWith('--gallery') ? schemes : (['dark'] as const);
  return shownSchemes.flatMap((scheme) => {
    const themes = themesIn(scheme);
    return themes.slice(number % themes.length).slice(0, 1);
  });
}
