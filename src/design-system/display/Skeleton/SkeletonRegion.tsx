import type { ReactNode } from 'react';
import { labels } from '../../labels.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface SkeletonRegionProps {
  /** What is loading, for screen readers: "Loading posts". */
  label?: string | undefined;
  children: ReactNode;
}

/** Announces once that its skeletons stand for something that is loading. */
export function SkeletonRegion({ label = labels.loading, children }: SkeletonRegionProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
