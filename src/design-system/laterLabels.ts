import { useLabels } from './labels.ts';

/** The texts of overlays, fields and charts, in a file of their own so that a page without them doesn't load them. */
export const laterLabels = {
  close: 'Close',
  clear: 'Clear',
  required: 'Required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Between whole and tenths. */
  decimalMark: '.',
  /** Read out before a toast. */
  message: 'Message',
  cancel: 'Cancel',
  confirm: 'Confirm',
  tooLong: (characters: number): string => (characters === 1 ? '1 character too many' : `${characters} characters too many`),
  images: 'Images',
  imageTitle: (number: number, count: number): string => (count === 1 ? 'Image' : `Image ${number} of ${count}`),
  previousImage: 'Previous image',
  nextImage: 'Next image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeCaption: 'Show the whole description',
  showAsTable: 'Show as a table',
  showAsChart: 'Show as a chart',
};

export const useLaterLabels = () => useLabels('later', laterLabels);
