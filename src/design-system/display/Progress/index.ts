export { Progress, type ProgressProps } from './Progress.tsx';
export { type ProgressForm, type ProgressTone, progressForms, progressTones } from './variants.ts';
