import { createElement } from 'react';
import { join, type LayoutProps } from '../element.ts';
import { align as aligned, gap as gaps, justify as justified } from '../space.css.ts';
import type { Alignment, Distribution, Space } from '../space.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends LayoutProps {
  /** Distance between children on the space scale; `3` (12 px) unless said otherwise. */
  gap?: Space | undefined;
  /** Across the stack; children are stretched unless said otherwise. */
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
