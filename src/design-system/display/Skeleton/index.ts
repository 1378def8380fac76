export { Skeleton, type SkeletonProps, SkeletonText, type SkeletonTextProps } from './Skeleton.tsx';
export { SkeletonLine, type SkeletonLineProps } from './SkeletonLine.tsx';
export { SkeletonRegion, type SkeletonRegionProps } from './SkeletonRegion.tsx';
export { type SkeletonForm, type SkeletonLineSize, skeletonForms, skeletonLineSizes } from './variants.ts';
