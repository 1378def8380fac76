import type { ReactNode } from 'react';
import { Boundary, StatePanel } from '@/design-system';
import { logError } from '@/shared/lib/log';
import { strings } from '../strings.ts';

interface RegionBoundaryProps {
  children: ReactNode;
  /** What stands in place of the region; nothing for the optional parts of a screen. */
  fallback?: 'message' | 'nothing';
}

/** Keeps a failure inside its region: the rest of the screen goes on working. */
export function RegionBoundary({ children, fallback = 'message' }: RegionBoundaryProps) {
  return (
    <Boundary
      fallback={(retry) => (fallback === 'nothing' ? null : <RegionFailed retry={retry} />)}
      onFailure={(error) => logError('a region of the screen failed', error)}
    >
      {children}
    </Boundary>
  );
}

/** In place of what could not be fetched or drawn. */
export function RegionFailed({ retry }: { retry: () => void }) {
  return (
    <StatePanel kind="failed" title={strings.crashTitle} retryLabel={strings.reload} onRetry={retry}>
      {strings.crashText}
    </StatePanel>
  );
}
