import { type ReactNode, useState } from 'react';
import type { Source } from '../../private/native.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import { type HaloStep, leastArc } from '../Halo/geometry.ts';
import { PeopleMark, PersonMark } from '../Icon/marks.tsx';
import { arc, glyph, picture, ringed } from './Avatar.css.ts';

/** Diameters in px: beside a comment, in a chip, header, row, post, card, profile. */
export const avatarSizes = [20, 24, 34, 40, 44, 56, 64, 80, 104] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** `round` has a hairline; `square` (corners of 28 %) has none. */
export const avatarShapes = ['round', 'square'] as const;
export type AvatarShape = (typeof avatarShapes)[number];

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
