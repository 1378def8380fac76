import type { Tone } from '../../vocabulary.ts';

export const progressTones = ['primary', 'positive', 'negative'] as const satisfies readonly Tone[];
export type ProgressTone = (typeof progressTones)[number];

export const progressForms = ['bar', 'ring'] as const;
export type ProgressForm = (typeof progressForms)[number];
