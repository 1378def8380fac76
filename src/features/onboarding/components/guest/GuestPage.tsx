import type { ReactNode } from 'react';
import type { CaptchaProvider } from '../../captcha/types.ts';
import * as styles from './guest.css.ts';

/** The parts that the application passes to every screen before sign-in. */
export interface GuestFrame {
  /** The product's logo, at the top. */
  brand: ReactNode;
  /** Links to the public pages, at the bottom. */
  links?: ReactNode;
  /** A note to developers, under the card. */
  note?: ReactNode;
  /** The captcha of this build; without one no SMS can be requested. */
  captcha?: CaptchaProvider | undefined;
}

/** The layout of all sign-in and sign-up screens: logo, one card in the middle, links at the bottom. */
export function GuestPage({ brand, links, note, children }: GuestFrame & { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>{brand}</div>
      <div className={styles.column}>
        {children}
        {note}
      </div>
      {links}
    </div>
  );
}
