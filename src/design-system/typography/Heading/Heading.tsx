import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { heading } from './Heading.css.ts';
import type { HeadingSize } from './variants.ts';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  /** Place in the page's outline: one `1` per screen, no level left out. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Look, independent of the level. */
  size?: HeadingSize | undefined;
  /** Cuts to one line with an ellipsis. */
  isTruncated?: boolean | undefined;
  /** `-1` makes it a place the focus can be moved to. */
  tabIndex?: -1 | undefined;
  /** `auto` for what people wrote. */
  dir?: 'auto' | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** A title in the page's outline. */
export function Heading({ level, size = 'title', isTruncated = false, ...rest }: HeadingProps) {
  return createElement(`h${level}`, { ...rest, className: heading({ size, isTruncated }) });
}
