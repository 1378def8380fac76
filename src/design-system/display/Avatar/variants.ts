/** Diameters in px: beside a comment, in a chip, header, row, post, card, profile. */
export const avatarSizes = [20, 24, 34, 40, 44, 56, 64, 80, 104] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** `round` has a hairline; `square` (corners of 28 %) has none. */
export const avatarShapes = ['round', 'square'] as const;
export type AvatarShape = (typeof avatarShapes)[number];
