export const badgeTones = ['accent', 'primary', 'negative', 'quiet'] as const;
export type BadgeTone = (typeof badgeTones)[number];

/** A number, or only the fact that there is something. */
export const badgeVariants = ['count', 'dot'] as const;
export type BadgeVariant = (typeof badgeVariants)[number];
