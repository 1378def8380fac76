import type { ReactNode } from 'react';
import { OfflineBand } from '../shell/OfflineBand.tsx';
import { guest } from './layouts.css.ts';

/** No header, no navigation: the layout before sign-in. */
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
