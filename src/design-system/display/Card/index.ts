export { Card, type CardProps } from './Card.tsx';
export { type CardEdge, cardEdges, type CardTone, cardTones } from './variants.ts';
