export { Progress, type ProgressProps } from './Progress.tsx';
export { type ProgressTone, type ProgressVariant, progressTones, progressVariants } from './variants.ts';
