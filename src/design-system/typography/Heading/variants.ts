/** 15, 17, 20, 28 and 54 px (40 on phones) at 100 % text size. */
export const headingSizes = ['small', 'title', 'heading', 'display', 'hero'] as const;
export type HeadingSize = (typeof headingSizes)[number];
