import { createElement } from 'react';
import type { Space } from '../../vocabulary.ts';
import { join, type LayoutProps } from '../element.ts';
import { grid } from '../layout.css.ts';
import { gap as gaps } from '../space.css.ts';

export interface GridProps extends LayoutProps {
  /** Least width of a column as a CSS length (`'12rem'`): as many columns as fit, or the number of equal columns. */
  columns: string | number;
  /** Distance between cells on the space scale; `3` (12 px) by default. */
  gap?: Space | undefined;
}

// `min(100%, …)`: one column narrower than its least width is better than a page that scrolls sideways.
const template = (columns: string | number) =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : `repeat(auto-fill, minmax(min(100%, ${columns}), 1fr))`;

/** Cells of equal width. */
export function Grid({ as = 'div', columns, gap = '3', ...rest }: GridProps) {
  return createElement(as, { ...rest, className: join(grid, gaps[gap]), style: { gridTemplateColumns: template(columns) } });
}
