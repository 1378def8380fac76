import type { ElementProps } from '../../private/native.ts';
import { Skeleton, type SkeletonLineSize } from './Skeleton.tsx';
import { skeletonLine } from './SkeletonLine.css.ts';

export interface SkeletonLineProps extends ElementProps<'span'> {
  /** A CSS length, or a number of px. */
  width: number | string;
  /** Size of the text that replaces it; the placeholder is as high as a line of it. */
  size?: SkeletonLineSize | undefined;
}

/** One line of a loading heading or text, so that nothing below it moves when it arrives. */
export function SkeletonLine({ width, size = 'body', ...native }: SkeletonLineProps) {
  const isLarge = size === 'title' || size === 'heading';
  return (
    <span aria-hidden {...native} className={skeletonLine({ size })}>
      <Skeleton form="line" width={width} {...(isLarge ? { height: '1.125rem' } : {})} />
    </span>
  );
}
