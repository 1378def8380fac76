import { createElement } from 'react';
import type { Alignment, Distribution, Space } from '../../vocabulary.ts';
import { join, type LayoutProps } from '../element.ts';
import { fill, inline, wrap } from '../layout.css.ts';
import { align as aligned, gap as gaps, justify as justified } from '../space.css.ts';

export interface InlineProps extends LayoutProps {
  /** Distance between children on the space scale; `2` (8 px) by default. */
  gap?: Space | undefined;
  /** Across the row; centred by default. */
  align?: Alignment | undefined;
  /** Along the row. */
  justify?: Distribution | undefined;
  /** Lets children go on in a further row. */
  isWrapping?: boolean | undefined;
}

/** Children side by side, in reading direction. */
export function Inline({ as = 'div', gap = '2', align = 'center', justify, isWrapping = false, ...rest }: InlineProps) {
  return createElement(as, {
    ...rest,
    className: join(inline, gaps[gap], aligned[align], justify && justified[justify], isWrapping && wrap),
  });
}

/** The child of an `Inline` that takes the space left over; its text may be cut with an ellipsis. */
export function Fill({ as = 'div', ...rest }: LayoutProps) {
  return createElement(as, { ...rest, className: fill });
}
