import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { TypeSize } from '../../vocabulary.ts';
import { heading } from './Heading.css.ts';

/** 15, 17, 20, 28 and 54 px (40 on phones) at 100 % text size. */
export const headingSizes = ['body', 'title', 'heading', 'display', 'hero'] as const satisfies readonly TypeSize[];
export type HeadingSize = (typeof headingSizes)[number];

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  /** Level in the page's outline: one `1` per screen, no level left out. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Look, independent of the level. */
  size?: HeadingSize | undefined;
  /** Cuts to one line with an ellipsis. */
  isTruncated?: boolean | undefined;
  /** `-1` makes it a target for the focus. */
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
