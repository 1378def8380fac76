import type { Size, Tone, Variant } from '../../vocabulary.ts';

export const chipTones = ['neutral', 'primary', 'positive', 'negative'] as const satisfies readonly Tone[];
export type ChipTone = (typeof chipTones)[number];

/** The heavier, the more it says: `text` alone, an outline, a quiet tint, a solid fill. */
export const chipVariants = ['text', 'bordered', 'tinted', 'filled'] as const satisfies readonly Variant[];
export type ChipVariant = (typeof chipVariants)[number];

export const chipSizes = ['small', 'medium'] as const satisfies readonly Size[];
export type ChipSize = (typeof chipSizes)[number];
