export { Chip, type ChipProps } from './Chip.tsx';
export { type ChipSize, chipSizes, type ChipTone, chipTones, type ChipVariant, chipVariants } from './variants.ts';
