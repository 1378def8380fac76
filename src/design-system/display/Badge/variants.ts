import type { Tone } from '../../vocabulary.ts';

export const badgeTones = ['accent', 'primary', 'negative', 'neutral'] as const satisfies readonly Tone[];
export type BadgeTone = (typeof badgeTones)[number];

/** A number, or only the fact that there is something. */
export const badgeForms = ['count', 'dot'] as const;
export type BadgeForm = (typeof badgeForms)[number];
