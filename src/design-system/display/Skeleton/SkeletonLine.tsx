import type { ElementProps } from '../../private/native.ts';
import { Skeleton } from './Skeleton.tsx';
import { place } from './SkeletonLine.css.ts';
import type { SkeletonLineSize } from './variants.ts';

export interface SkeletonLineProps extends ElementProps<'span'> {
  /** A CSS length, or a number of px. */
  width: number | string;
  /** Of the text that takes its place; the room is as high as its line. */
  size?: SkeletonLineSize | undefined;
}

/** One line of a heading or a text on its way, so that nothing below it moves when it comes. */
export function SkeletonLine({ width, size = 'body', ...native }: SkeletonLineProps) {
  const isLarge = size === 'title' || size === 'heading';
  return (
    <span aria-hidden {...native} className={place({ size })}>
      <Skeleton form="line" width={width} {...(isLarge ? { height: '1.125rem' } : {})} />
    </span>
  );
}
