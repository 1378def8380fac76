import type { ReactNode } from 'react';
import type { ElementProps } from '../../private/native.ts';
import * as styles from './Page.css.ts';

export interface PageProps extends ElementProps<'div'> {
  width?: styles.PageWidth | undefined;
  /** Above: the logo, and what leads elsewhere. */
  top?: ReactNode;
  /** Below, at the lower edge of a short page: links, small print. */
  bottom?: ReactNode;
  /** In the middle of the height that is left, for what is one message or one step. */
  isCentered?: boolean | undefined;
  children: ReactNode;
}

/** A whole page without the shell around it: one column, as high as the window. */
export function Page({ width = 'text', top, bottom, isCentered = false, children, ...native }: PageProps) {
  return (
    <div {...native} className={styles.page({ width })}>
      <div className={styles.top}>{top}</div>
      <div className={styles.body({ isCentered })}>{children}</div>
      <div>{bottom}</div>
    </div>
  );
}
