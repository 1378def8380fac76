import type { ReactNode } from 'react';
import { join } from '../../layout/element.ts';
import type { ElementProps } from '../../private/native.ts';
import { atTop, hanging, slot, spanning } from './AvatarSlot.css.ts';

export interface AvatarSlotProps extends ElementProps<'span'> {
  /** The Avatar, and what lies over its edge. */
  children: ReactNode;
  /** Aligns the picture, without its padding, with the content above and below. */
  isHanging?: boolean | undefined;
  /** Beside a text of several lines: `top` aligns with the first, `both` spans two rows of a grid. */
  beside?: 'top' | 'both' | undefined;
}

/** Room for the halo of an Avatar up to 80 px, which reaches over the avatar's own box. */
export function AvatarSlot({ isHanging = false, beside, ...native }: AvatarSlotProps) {
  return <span {...native} className={join(slot, isHanging && hanging, beside === 'top' && atTop, beside === 'both' && spanning)} />;
}
