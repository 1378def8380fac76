import { useLabels } from './labels.ts';

/** The texts of overlays, fields and charts, in a file of their own so that a page without them doesn't load them. */
const laterLabels = {
  close: 'Close',
  clear: 'Clear',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  cancel: 'Cancel',
  confirm: 'Confirm',
  tooLong: (characters: number): string => (characters === 1 ? '1 character too many' : `${characters} characters too many`),
  showAsTable: 'Show as a table',
  showAsChart: 'Show as a chart',
};

export const useLaterLabels = () => useLabels('later', laterLabels);
