import * as styles from './Spinner.css.ts';

/** Decorative: the parent also announces as text that something is loading. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />;
}
