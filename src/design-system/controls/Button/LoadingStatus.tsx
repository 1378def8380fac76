import type { ReactNode } from 'react';
import * as styles from './Button.css.ts';

/**
 * Says beside the button that it is busy; inside it would be part of the name. Mounted before it has words,
 * because only a change within a live region is announced.
 */
export function LoadingStatus({ children }: { children: ReactNode }) {
  return <span role="status" className={styles.status}>{children}</span>;
}
