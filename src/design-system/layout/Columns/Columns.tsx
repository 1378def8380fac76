import { createElement, type ReactNode } from 'react';
import type { ElementProps } from '../../private/native.ts';
import type { LayoutProps } from '../element.ts';
import { center, columns } from './Columns.css.ts';

export interface ColumnsProps extends ElementProps<'div'> {
  /** A `Center` and, before and after it, a `Rail` each. */
  children: ReactNode;
}

/** The shell's grid: on desktops three columns (216, up to 640, 300) with 28 px between, below that the middle one alone. */
export function Columns(props: ColumnsProps) {
  return <div {...props} className={columns} />;
}

/** The reading column of `Columns`. */
export function Center({ as = 'main', ...rest }: LayoutProps) {
  return createElement(as, { ...rest, className: center });
}
