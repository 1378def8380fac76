export { Card, type CardProps } from './Card.tsx';
export { type CardEdge, type CardTone, cardEdges, cardTones } from './variants.ts';
