import { isValidElement } from 'react';
import type { IconSlot } from './glyph.ts';
import { Icon } from './Icon.tsx';
import type { IconSize } from './variants.ts';

/** Draws what was given as `icon`: a drawing at the size that fits, an element as it is. */
export const drawIcon = (icon: IconSlot, size?: IconSize) => (isValidElement(icon) ? icon : <Icon glyph={icon} size={size} />);
