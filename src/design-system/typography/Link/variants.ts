/** `link` is coloured; `strong` and `muted` look like the text around them until pointed at. */
export const linkTones = ['link', 'strong', 'muted', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];
