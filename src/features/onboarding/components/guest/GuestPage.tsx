import type { ReactNode } from 'react';
import type { CaptchaProvider } from '../../captcha/types.ts';
import * as styles from './guest.css.ts';

/** What the application hands to every screen before a session. */
export interface GuestFrame {
  /** The product's logo, at the top. */
  brand: ReactNode;
  /** Links to the pages that anybody may read, at the bottom. */
  links?: ReactNode;
  /** A word to developers, under the card. */
  note?: ReactNode;
  /** The captcha of this build; without one no SMS can be asked for. */
  captcha?: CaptchaProvider | undefined;
}

/** Logo, one card in the middle, links at the bottom: every screen that a person walks through to get in. */
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
