import { useLabels } from '../../labels.ts';
import * as styles from './Button.css.ts';

interface LoadingStatusProps {
  isLoading: boolean;
  label: string | undefined;
}

/**
 * Announces beside the button that it is busy; inside, the text would be part of its name. Mounted before it has text,
 * because only a change within a live region is announced.
 */
export function LoadingStatus({ isLoading, label }: LoadingStatusProps) {
  const labels = useLabels();
  return (
    <span role="status" className={styles.status}>
      {isLoading && (label ?? labels.loading)}
    </span>
  );
}
