export { Chip, type ChipProps } from './Chip.tsx';
export { type ChipSize, type ChipTone, type ChipVariant, chipSizes, chipTones, chipVariants } from './variants.ts';
