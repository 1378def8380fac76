import { useLabels } from '../labels.ts';

/**
 * The default texts of the pickers' props, besides the ones in `../labels.ts`.
 * In a file of their own, so that a page without pickers doesn't load them.
 */
const pickerLabels = {
  invalidColor: 'Enter # followed by 6 hex digits.',
  colorText: (label: string) => `${label}, as hex`,
  refusedNumber: (text: string, { min, max, value }: { min: number; max: number; value: number }) =>
    `“${text}” is not between ${min} and ${max}; it is now ${value}.`,
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  phonePlaceholder: 'Enter a phone number',
  country: 'Country',
  searchCountries: 'Search countries',
  noCountries: 'No country matches.',
};

export const usePickerLabels = () => useLabels('pickers', pickerLabels);
