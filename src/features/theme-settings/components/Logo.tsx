import { useState } from 'react';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { customLogoAtom } from '../state/logo.ts';
import { DefaultLogo, logoName } from './DefaultLogo.tsx';
import type { LogoSize } from './Logo.css.ts';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** `header`: 28 px high with the name; `tile`: a square of 44 px at most. */
  size?: LogoSize;
}

/**
 * The person's own logo, or the product's where there is none or the stored one can't be shown. Always rendered as an image
 * element, in which a drawing can't run scripts.
 */
export function Logo({ size = 'header' }: LogoProps) {
  const custom = useStoreValue(customLogoAtom);
  const [broken, setBroken] = useState<string>();
  if (custom === undefined || custom.url === broken) return <DefaultLogo hasWord={size === 'header'} />;
  return <img src={custom.url} alt={logoName} className={styles.picture[size]} onError={() => setBroken(custom.url)} />;
}
