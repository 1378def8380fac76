import type { ElementProps } from '../../private/native.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import type { TypeSize } from '../../vocabulary.ts';
import * as styles from './Skeleton.css.ts';

/** A block (picture, button), a line of text, a round or a square avatar. */
export const skeletonForms = ['block', 'line', 'circle', 'square'] as const;
export type SkeletonForm = (typeof skeletonForms)[number];

/** Text sizes whose height a placeholder line can reserve. */
export const skeletonLineSizes = ['small', 'body', 'title', 'heading'] as const satisfies readonly TypeSize[];
export type SkeletonLineSize = (typeof skeletonLineSizes)[number];

export interface SkeletonProps extends ElementProps<'span'> {
  form?: SkeletonForm | undefined;
  /** A CSS length, or a number of px. Circles and squares need one of the two only. */
  width?: number | string | undefined;
  height?: number | string | undefined;
}

const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

/** The placeholder of loading content: same size, no content. Wrap all of them in a `SkeletonRegion`. */
export function Skeleton({ form = 'block', width, height, ...native }: SkeletonProps) {
  const isEven = form === 'circle' || form === 'square';
  const across = width ?? (isEven ? height : undefined) ?? '100%';
  const down = height ?? (isEven ? width : undefined) ?? (form === 'line' ? '0.75rem' : '100%');
  const size = inlineVars({ [styles.inlineSize]: length(across), [styles.blockSize]: length(down) });
  return <span aria-hidden {...native} className={styles.shape({ form })} style={size} />;
}

export interface SkeletonTextProps extends ElementProps<'span'> {
  /** How many lines; the last one is shorter. */
  lines?: number | undefined;
}

/** The placeholder of a text that is loading. */
export function SkeletonText({ lines = 3, ...native }: SkeletonTextProps) {
  return (
    <span aria-hidden {...native} className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} form="line" width={index === lines - 1 && lines > 1 ? '61%' : `${100 - ((index * 7) % 13)}%`} />
      ))}
    </span>
  );
}
