export const chipTones = ['neutral', 'link', 'positive', 'negative'] as const;
export type ChipTone = (typeof chipTones)[number];

/** The heavier, the more it says: `plain` text alone, an outline, a quiet tint, a solid fill. */
export const chipVariants = ['plain', 'outlined', 'tinted', 'filled'] as const;
export type ChipVariant = (typeof chipVariants)[number];

export const chipSizes = ['small', 'regular'] as const;
export type ChipSize = (typeof chipSizes)[number];
