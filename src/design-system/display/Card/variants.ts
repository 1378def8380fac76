/** `card` lies on the canvas, `post` tints a part inside a card, `floating` is opaque, `outlined` is an edge alone. */
export const cardTones = ['card', 'post', 'floating', 'outlined'] as const;
export type CardTone = (typeof cardTones)[number];

/** `bleed` loses sides and corners on phones, where cards reach from edge to edge. */
export const cardEdges = ['round', 'bleed'] as const;
export type CardEdge = (typeof cardEdges)[number];
