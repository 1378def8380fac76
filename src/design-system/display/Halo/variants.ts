/** Steps of a rank, each with a colour, lowest to highest. */
export const haloSteps = ['one', 'two', 'three', 'four', 'five'] as const;
export type HaloStep = (typeof haloSteps)[number];

/** The least percent that is drawn: a shorter arc would be a speck. */
export const leastArc = 5;
