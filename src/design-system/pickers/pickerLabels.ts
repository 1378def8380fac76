/**
 * The words the pickers say by themselves: defaults of their props, beside the ones in `../labels.ts`.
 * Kept here so that a page without pickers does not load them.
 */
export const pickerLabels = {
  invalidColor: 'Enter # followed by 6 hex digits.',
  colorText: (label: string) => `${label}, as hex`,
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  phonePlaceholder: 'Enter a phone number',
  country: 'Country',
  searchCountries: 'Search countries',
  noCountries: 'No country matches.',
} as const;
