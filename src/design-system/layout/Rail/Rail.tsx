import { createElement } from 'react';
import type { LayoutProps } from '../element.ts';
import { rail } from './Rail.css.ts';

export interface RailProps extends LayoutProps {
  side: 'start' | 'end';
  /**
   * Below the desktop width: `hidden`, or `dissolved`, which leaves its content in the page to place itself
   * (a navigation that becomes a bottom bar).
   */
  narrow?: 'hidden' | 'dissolved' | undefined;
}

/** A sticky side column of `Columns`. */
export function Rail({ as = 'aside', side, narrow = 'hidden', ...rest }: RailProps) {
  return createElement(as, { ...rest, className: rail({ side, narrow }) });
}
