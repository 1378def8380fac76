import { type ReactNode, useState } from 'react';
import { GroupMark, PersonMark } from '../Icon/index.ts';
import { glyph, picture } from './Avatar.css.ts';
import type { AvatarShape } from './variants.ts';

interface AvatarPictureProps {
  src?: string | undefined;
  name: string;
  shape: AvatarShape;
  /** Diameter in px. */
  size: number;
  isEager: boolean;
  fallback?: ReactNode;
}

/** The image, or what stands in for it when there is none or it fails to load. */
export function AvatarPicture({ src, name, shape, size, isEager, fallback }: AvatarPictureProps) {
  // The failed address and not a flag: another address is another chance.
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed) {
    return (
      <img
        className={picture({ shape })}
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
  const Mark = shape === 'round' ? PersonMark : GroupMark;
  const naming = name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className={picture({ shape })} {...naming}>
      {fallback ?? <Mark aria-hidden className={glyph} />}
    </span>
  );
}
