import type { ReactNode } from 'react';
import { OfflineBand } from '../shell/OfflineBand.tsx';
import { guest } from './layouts.css.ts';

/** No header, no navigation: what guests see before they are in. */
export function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineBand />
      <main id="main" tabIndex={-1} className={guest}>
        {children}
      </main>
    </>
  );
}
