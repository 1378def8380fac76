import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/** Types of props that take an element, an icon or text; the first two can't be typed into a control. */
const nodes = /\b(ReactNode|ReactElement|IconSlot|OptionalIcon|Glyph)\b/;

const isTyped = (value: unknown) => value === undefined || typeof value === 'string' || typeof value === 'number';

function controlOf({ table, control }: StrictInputType, name: string, args: Args): StrictInputType['control'] {
  const summary = table?.type?.summary ?? '';
  if (control !== undefined || !nodes.test(summary)) return control;
  return summary.includes('ReactNode') && isTyped(args[name]) ? { type: 'text' } : { disable: true };
}

/**
 * Controls for props that take a `ReactNode`: a text field if the value is text or missing, and no control if it is an element.
 * Storybook's own guess is an object editor, and no component can render an object.
 */
export function nodeControls({ argTypes, initialArgs = {} }: { argTypes: StrictArgTypes; initialArgs?: Args }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = controlOf(argType, name, initialArgs);
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  );
}
