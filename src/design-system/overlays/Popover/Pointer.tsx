import type { SVGAttributes } from 'react';
import * as styles from './floating.css.ts';

/** The little triangle towards the anchor. Drawn pointing down; Radix rotates it for its side. */
export function Pointer(props: SVGAttributes<SVGSVGElement>) {
  return (
    <svg {...props} width="20" height="10" viewBox="0 0 20 10" aria-hidden="true" className={styles.pointer}>
      <path d="M1 0 L10 9 L19 0" strokeWidth="1" />
    </svg>
  );
}
