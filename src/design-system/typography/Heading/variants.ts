import type { TypeSize } from '../../vocabulary.ts';

/** 15, 17, 20, 28 and 54 px (40 on phones) at 100 % text size. */
export const headingSizes = ['body', 'title', 'heading', 'display', 'hero'] as const satisfies readonly TypeSize[];
export type HeadingSize = (typeof headingSizes)[number];
