import type { ElementProps } from '../../private/native.ts';
import { type HaloStep, haloGeometry, leastArc } from './geometry.ts';
import { arc, between, halo, track } from './Halo.css.ts';

export interface HaloProps extends ElementProps<'svg', 'from'> {
  /** Length of the arc, 0…100 % of the circle, clockwise from twelve. */
  percent: number;
  step: HaloStep;
  /** Diameter of the surrounded element, in px; the halo is drawn around it, over a positioned parent of that size. */
  size: number;
  /** The least percent that is drawn: a shorter arc would be a speck. */
  from?: number | undefined;
}

/** An ornament: say in words nearby what its length means. */
export function Halo({ percent, step, size, from = leastArc, ...native }: HaloProps) {
  if (percent < from) return null;
  const { reach, stroke, box, radius } = haloGeometry(size);
  const length = Math.min(percent, 100);
  const gap = reach - stroke;
  const circle = { cx: box / 2, cy: box / 2, r: radius, strokeWidth: stroke };
  return (
    <svg
      aria-hidden
      {...native}
      className={halo({ step })}
      viewBox={`0 0 ${box} ${box}`}
      width={box}
      height={box}
      style={{ inset: -reach }}
    >
      <circle cx={box / 2} cy={box / 2} r={(size + gap) / 2} strokeWidth={gap} className={between} />
      <circle {...circle} className={track} />
      <circle {...circle} className={arc} pathLength={100} strokeDasharray={length === 100 ? undefined : `${length} 100`} />
    </svg>
  );
}
