import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { hidden } from '../../styles/classes.css.ts';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'caption' | 'legend' | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** Text for screen readers only. Prefer visible text. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: hidden });
}
