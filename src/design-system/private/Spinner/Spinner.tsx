import * as styles from './Spinner.css.ts';

/** An ornament: whoever shows it also says in words that something is loading. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />;
}
