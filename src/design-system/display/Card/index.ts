export { Card, type CardProps } from './Card.tsx';
export { type CardEdge, type CardSurface, cardEdges, cardSurfaces } from './variants.ts';
