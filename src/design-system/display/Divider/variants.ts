import type { Tone } from '../../vocabulary.ts';

export const dividerTones = ['faint', 'neutral'] as const satisfies readonly Tone[];
export type DividerTone = (typeof dividerTones)[number];

export const dividerDirections = ['horizontal', 'vertical'] as const;
export type DividerDirection = (typeof dividerDirections)[number];
