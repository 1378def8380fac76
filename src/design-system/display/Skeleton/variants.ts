import type { TypeSize } from '../../vocabulary.ts';

/** A block (picture, button), a line of text, a round or a square avatar. */
export const skeletonForms = ['block', 'line', 'circle', 'square'] as const;
export type SkeletonForm = (typeof skeletonForms)[number];

/** Sizes of text that a line can keep the room of. */
export const skeletonLineSizes = ['small', 'body', 'title', 'heading'] as const satisfies readonly TypeSize[];
export type SkeletonLineSize = (typeof skeletonLineSizes)[number];
