/**
 * The few words the design system says by itself. Each is the default of a prop, so a product in another language
 * passes its own.
 */
export const labels = {
  close: 'Close',
  clear: 'Clear',
  remove: 'Remove',
  retry: 'Retry',
  loading: 'Loading',
  skipToContent: 'Skip to content',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  cancel: 'Cancel',
  confirm: 'Confirm',
  showAsTable: 'Show as a table',
  showAsChart: 'Show as a chart',
} as const;
