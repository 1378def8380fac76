import * as styles from './Logo.css.ts';

/** The product's name beside its mark, the same in every language. */
export const logoName = 'Sez';

/** The product's own mark in the colours of the theme, with or without its name beside it. */
export function DefaultLogo({ hasWord }: { hasWord: boolean }) {
  return (
    <span className={styles.brand}>
      <span className={styles.mark} {...(hasWord ? { 'aria-hidden': true } : { role: 'img', 'aria-label': logoName })} />
      {hasWord && <span className={styles.word}>{logoName}</span>}
    </span>
  );
}
