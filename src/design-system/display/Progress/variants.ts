export const progressTones = ['primary', 'positive', 'negative'] as const;
export type ProgressTone = (typeof progressTones)[number];

export const progressVariants = ['bar', 'ring'] as const;
export type ProgressVariant = (typeof progressVariants)[number];
