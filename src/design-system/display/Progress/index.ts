export { Progress, type ProgressProps } from './Progress.tsx';
export { type ProgressTone, progressTones, type ProgressVariant, progressVariants } from './variants.ts';
