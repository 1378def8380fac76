import type { ReactNode } from 'react';
import { Boundary, StatePanel } from '@/design-system';
import { logError } from '@/shared/lib/log';
import { strings } from '../strings.ts';

interface RegionBoundaryProps {
  children: ReactNode;
  /** Shown instead of the region; nothing for the optional parts of a screen. */
  fallback?: 'message' | 'nothing';
}

/** Keeps a failure inside its region: the rest of the screen still works. */
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

/** Shown instead of a part that couldn't be loaded or rendered. */
export function RegionFailed({ retry }: { retry: () => void }) {
  return (
    <StatePanel kind="failed" title={strings.crashTitle} retryLabel={strings.reload} onRetry={retry}>
      {strings.crashText}
    </StatePanel>
  );
}
