import type { ReactNode } from 'react';
import { useLabels } from '../../labels.ts';
import type { ElementProps } from '../../private/native.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SkeletonRegionProps extends ElementProps<'div'> {
  /** What is loading, for screen readers: "Loading posts". */
  label?: string | undefined;
  children: ReactNode;
}

/** Announces once that its content is loading. */
export function SkeletonRegion({ label, children, ...native }: SkeletonRegionProps) {
  const labels = useLabels();
  return (
    <div aria-busy="true" {...native}>
      <VisuallyHidden>
        <span role="status">{label ?? labels.loading}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
