import type { ReactNode } from 'react';
import { guest } from './layouts.css.ts';

/** No header, no navigation: what guests see before they are in. */
export function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={guest}>
      {children}
    </main>
  );
}
