import { createElement } from 'react';
import type { Alignment, Distribution, Space } from '../../vocabulary.ts';
import { join, type LayoutProps } from '../element.ts';
import { stack } from '../layout.css.ts';
import { align as aligned, gap as gaps, justify as justified } from '../space.css.ts';

export interface StackProps extends LayoutProps {
  /** Distance between children on the space scale; `3` (12 px) by default. */
  gap?: Space | undefined;
  /** Across the stack; children are stretched by default. */
  align?: Alignment | undefined;
  /** Along the stack. */
  justify?: Distribution | undefined;
}

/** Children one below the other. Side by side: `Inline`; in columns: `Grid`. */
export function Stack({ as = 'div', gap = '3', align, justify, ...rest }: StackProps) {
  return createElement(as, {
    ...rest,
    className: join(stack, gaps[gap], align && aligned[align], justify && justified[justify]),
  });
}
