import { createElement } from 'react';
import { join, type LayoutProps } from '../../layout/element.ts';
import { padding as paddings } from '../../layout/space.css.ts';
import type { Space } from '../../vocabulary.ts';
import { card } from './Card.css.ts';

/** `card` lies on the canvas, `nested` tints a part inside a card, `floating` is opaque, `bordered` is an edge alone. */
export const cardSurfaces = ['card', 'nested', 'floating', 'bordered'] as const;
export type CardSurface = (typeof cardSurfaces)[number];

/** `bleed` loses sides and corners on phones, where cards reach from edge to edge. */
export const cardEdges = ['round', 'bleed'] as const;
export type CardEdge = (typeof cardEdges)[number];

export interface CardProps extends LayoutProps {
  surface?: CardSurface | undefined;
  edge?: CardEdge | undefined;
  /** Inner distance on the space scale; none by default. */
  padding?: Space | undefined;
  /** Is highlighted under the pointer. The card needs a real link or button inside that does the same for the keyboard. */
  isInteractive?: boolean | undefined;
  /** Cuts what reaches over the rounded corners (a picture from edge to edge). */
  isClipped?: boolean | undefined;
}

/** A surface on the canvas: one hairline, one soft shadow. Nothing is stacked deeper than card in card. */
export function Card({
  as = 'div',
  surface = 'card',
  edge = 'round',
  padding,
  isInteractive = false,
  isClipped = false,
  ...rest
}: CardProps) {
  return createElement(as, {
    ...rest,
    className: join(card({ surface, edge, isInteractive, isClipped }), padding && paddings[padding]),
  });
}
