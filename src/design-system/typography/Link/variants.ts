import type { Tone } from '../../vocabulary.ts';

/** `primary` is coloured; `strong` and `muted` look like the text around them until pointed at. */
export const linkTones = ['primary', 'strong', 'muted', 'inherit'] as const satisfies readonly Tone[];
export type LinkTone = (typeof linkTones)[number];
