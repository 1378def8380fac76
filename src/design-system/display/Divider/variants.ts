export const dividerTones = ['subtle', 'regular'] as const;
export type DividerTone = (typeof dividerTones)[number];

export const dividerDirections = ['horizontal', 'vertical'] as const;
export type DividerDirection = (typeof dividerDirections)[number];
