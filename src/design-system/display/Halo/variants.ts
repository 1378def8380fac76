/** Ranked tones, lowest to highest. */
export const haloTones = ['one', 'two', 'three', 'four', 'five'] as const;
export type HaloTone = (typeof haloTones)[number];

/** The least percent that is drawn: a shorter arc would be a speck. */
export const leastArc = 5;
