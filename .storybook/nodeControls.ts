import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/** What an element, a drawing or words may be given for; nobody can type the first two. */
const nodes = /\b(ReactNode|ReactElement|IconSlot|OptionalIcon|Glyph)\b/;

const isTyped = (value: unknown) => value === undefined || typeof value === 'string' || typeof value === 'number';

function controlOf({ table, control }: StrictInputType, name: string, args: Args): StrictInputType['control'] {
  const summary = table?.type?.summary ?? '';
  if (control !== undefined || !nodes.test(summary)) return control;
  return summary.includes('ReactNode') && isTyped(args[name]) ? { type: 'text' } : { disable: true };
}

/**
 * Controls for what takes a `ReactNode`: a line of text where there is one or nothing, none where an element stands. The one that would
 * be guessed edits objects, which no component can draw.
 */
export function nodeControls({ argTypes, initialArgs = {} }: { argTypes: StrictArgTypes; initialArgs?: Args }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = controlOf(argType, name, initialArgs);
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  );
}
