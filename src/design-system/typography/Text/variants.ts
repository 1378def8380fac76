import type { Tone, TypeSize } from '../../vocabulary.ts';

/** 12, 13.5, 15 (interface), 15.5 (running text), 17 px at 100 % text size. */
export const textSizes = ['label', 'small', 'body', 'reading', 'title'] as const satisfies readonly TypeSize[];
export type TextSize = (typeof textSizes)[number];

export const textTones = ['inherit', 'strong', 'muted', 'faint', 'primary', 'positive', 'negative'] as const satisfies readonly Tone[];
export type TextTone = (typeof textTones)[number];

export const textWeights = ['inherit', 'regular', 'medium', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];
