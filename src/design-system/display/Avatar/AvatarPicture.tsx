import { type ReactNode, useState } from 'react';
import type { Source } from '../../private/address.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type HaloStep, leastArc } from '../Halo/variants.ts';
import { PeopleMark, PersonMark } from '../Icon/marks.tsx';
import { arc, glyph, picture, ringed } from './Avatar.css.ts';
import type { AvatarShape } from './variants.ts';

interface AvatarPictureProps {
  src?: Source | undefined;
  name: string;
  shape: AvatarShape;
  /** Diameter in px. */
  size: number;
  isEager: boolean;
  /** A halo painted around the picture. */
  ring?: { percent: number; step: HaloStep } | undefined;
  fallback?: ReactNode;
}

/** The image, or a fallback when there is none or it fails to load. */
export function AvatarPicture({ src, name, shape, size, isEager, ring, fallback }: AvatarPictureProps) {
  const look =
    ring && ring.percent >= leastArc
      ? {
          className: `${picture({ shape })} ${ringed({ step: ring.step })}`,
          style: inlineVars({ [arc]: `${Math.min(ring.percent, 100)}%` }),
        }
      : { className: picture({ shape }) };
  // The failed address and not a flag: another address is another chance.
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed) {
    return (
      <img
        {...look}
        src={src}
        alt={name}
        width={size}
        height={size}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={() => setFailed(src)}
      />
    );
  }
  const Mark = shape === 'round' ? PersonMark : PeopleMark;
  const naming = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...look} {...naming}>
      {fallback ?? <Mark aria-hidden className={glyph} />}
    </span>
  );
}
