import { createElement } from 'react';
import type { GlyphProps } from './glyph.ts';

/** An icon as the icon library describes it: the SVG elements inside it. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

/** Attributes of the `<svg>` of every icon of the library. */
const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Creates an icon's component, replacing lucide-react's own function (`vite.config.ts`): one component with constant
 * children instead of three components that create them on each render, because a post has four icons.
 */
export default function createGlyph({ node }: IconData) {
  const drawing = node.map(([element, attributes]) => createElement(element, attributes));
  return (props: GlyphProps) => createElement('svg', { ...frame, ...props }, drawing);
}
