import { useLabels } from '../labels.ts';

/**
 * The default texts of the pickers' props, besides the ones in `../labels.ts`.
 * In a file of their own, so that a page without pickers doesn't load them.
 */
export const pickerLabels = {
  invalidColor: 'Enter # followed by 6 hex digits.',
  colorText: (label: string) => `${label}, as hex`,
  refusedNumber: (text: string, { min, max, value }: { min: number; max: number; value: number }) =>
    `“${text}” isn’t between ${min} and ${max}; it’s now ${value}.`,
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  phonePlaceholder: 'Enter a phone number',
  extensionLeftOut: (extension: string) => `Extension ${extension} is left out; only the number is used.`,
  country: 'Country',
  searchCountries: 'Search countries',
  noCountries: 'No country matches.',
  noCommands: 'Nothing matches.',
  cropPlace: ({ fromLeft, fromTop }: { fromLeft: number; fromTop: number }) => `${fromLeft} % from the left, ${fromTop} % from the top`,
};

export const usePickerLabels = () => useLabels('pickers', pickerLabels);
