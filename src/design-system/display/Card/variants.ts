/** `card` lies on the canvas, `nested` tints a part inside a card, `floating` is opaque, `bordered` is an edge alone. */
export const cardSurfaces = ['card', 'nested', 'floating', 'bordered'] as const;
export type CardSurface = (typeof cardSurfaces)[number];

/** `bleed` loses sides and corners on phones, where cards reach from edge to edge. */
export const cardEdges = ['round', 'bleed'] as const;
export type CardEdge = (typeof cardEdges)[number];
