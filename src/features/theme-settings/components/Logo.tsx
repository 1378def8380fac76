import { useState } from 'react';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { customLogoAtom } from '../state/logo.ts';
import type { LogoSize } from './Logo.css.ts';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** `header`: 28 px high with the name; `tile`: a square of 44 px at most. */
  size?: LogoSize;
}

/**
 * The person's own logo, or the product's where there is none or the stored one can't be shown. Always rendered as an image
 * element, in which an SVG can't run scripts.
 */
export function Logo({ size = 'header' }: LogoProps) {
  const custom = useStoreValue(customLogoAtom);
  const [broken, setBroken] = useState<string>();
  if (custom === undefined || custom.url === broken) return <DefaultLogo hasName={size === 'header'} />;
  return <img src={custom.url} alt={logoName} className={styles.picture[size]} onError={() => setBroken(custom.url)} />;
}

/** The product's name beside its mark, the same in every language. */
const logoName = 'Sez';

/** The product's own mark in the colours of the theme, with or without its name beside it. */
export function DefaultLogo({ hasName }: { hasName: boolean }) {
  return (
    <span className={styles.brand}>
      <span className={styles.mark} {...(hasName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': logoName })} />
      {hasName && <span className={styles.name}>{logoName}</span>}
    </span>
  );
}
