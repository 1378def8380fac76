import { Skeleton } from '../../display/Skeleton/Skeleton.tsx';
import type { ElementProps } from '../../private/native.ts';
import { list, skeletonTab } from './Tabs.css.ts';

export interface SkeletonTabsProps extends ElementProps<'div'> {
  /** The number of tabs. */
  count: number;
}

/** Placeholder of tabs that are still loading, as high as their row. Put it in or beside a `SkeletonRegion`. */
export function SkeletonTabs({ count, ...native }: SkeletonTabsProps) {
  return (
    <div aria-hidden data-shapes="tabs" {...native} className={list}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={skeletonTab}>
          <Skeleton form="line" width={`${3 + (index % 3) * 0.75}rem`} />
        </span>
      ))}
    </div>
  );
}
