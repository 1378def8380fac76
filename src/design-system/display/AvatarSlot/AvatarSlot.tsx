import type { ReactNode } from 'react';
import { join } from '../../layout/element.ts';
import type { Native } from '../../private/native.ts';
import { hanging, slot } from './AvatarSlot.css.ts';

export interface AvatarSlotProps extends Native<'span'> {
  /** The Avatar, and what lies over its edge. */
  children: ReactNode;
  /** Aligns the picture, not its room, with what stands above and below. */
  isHanging?: boolean | undefined;
}

/** Room for the halo of an Avatar up to 80 px, which reaches over the avatar's own box. */
export function AvatarSlot({ isHanging = false, ...native }: AvatarSlotProps) {
  return <span {...native} className={join(slot, isHanging && hanging)} />;
}
