/** Ranked tones, lowest to highest. */
export const haloTones = ['one', 'two', 'three', 'four', 'five'] as const;
export type HaloTone = (typeof haloTones)[number];
