export { Skeleton, type SkeletonProps, SkeletonText, type SkeletonTextProps } from './Skeleton.tsx';
export { SkeletonRegion, type SkeletonRegionProps } from './SkeletonRegion.tsx';
export { type SkeletonForm, skeletonForms } from './variants.ts';
