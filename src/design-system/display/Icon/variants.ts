/** 12, 16, 18, 20 and 24 px; icons keep to the grid, not to the text size beside them. */
export const iconSizes = ['tiny', 'small', 'compact', 'regular', 'large'] as const;
export type IconSize = (typeof iconSizes)[number];

export const iconTones = ['inherit', 'muted', 'link', 'accent', 'positive', 'negative'] as const;
export type IconTone = (typeof iconTones)[number];
