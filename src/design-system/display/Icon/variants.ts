import type { Size, Tone } from '../../vocabulary.ts';

/** 12, 16, 18, 20 and 24 px; icons keep to the grid, not to the text size beside them. */
export const iconSizes = ['tiny', 'small', 'compact', 'medium', 'large'] as const satisfies readonly Size[];
export type IconSize = (typeof iconSizes)[number];

export const iconTones = ['inherit', 'muted', 'primary', 'accent', 'positive', 'negative'] as const satisfies readonly Tone[];
export type IconTone = (typeof iconTones)[number];
