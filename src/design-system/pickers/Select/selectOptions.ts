import type { ListboxOption } from '../listbox/useListbox.ts';

/** Room below the control, in CSS px, under which the list opens above it (product specification, section 9). */
const spaceBelow = 200;

export interface SelectOption<Value extends string = string> extends ListboxOption {
  value: Value;
}

/**
 * The options that can be shown: those with a label. One without is a programming mistake, so it stops in development
 * and is passed over in the live build, where a person would rather have the other options than none.
 * @throws Error in development, naming the option
 */
export function withLabels<Option extends SelectOption>(options: readonly Option[], isDevelopment: boolean): readonly Option[] {
  const hasLabel = (option: Option) => option.label.trim() !== '';
  const unnamed = options.find((option) => !hasLabel(option));
  if (!unnamed) return options;
  if (isDevelopment) throw new Error(`Select: the option "${unnamed.value}" needs a label.`);
  return options.filter(hasLabel);
}

/** The side on which the list opens: below, unless there is too little space there and more above. */
export function sideFor(control: { top: number; bottom: number }, viewportHeight: number): 'top' | 'bottom' {
  const below = viewportHeight - control.bottom;
  return below < spaceBelow && control.top > below ? 'top' : 'bottom';
}
