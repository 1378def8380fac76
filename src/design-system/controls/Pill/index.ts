export { type PillVariant, pillVariants } from './Pill.css.ts';
export { Pill, type PillProps } from './Pill.tsx';
