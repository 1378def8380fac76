import { isValidElement } from 'react';
import type { Size, Tone } from '../../vocabulary.ts';
import type { Glyph, GlyphProps, IconSlot } from './glyph.ts';
import { icon as iconClass } from './Icon.css.ts';

/** 12, 16, 18, 20 and 24 px; icons keep to the grid, not to the text size beside them. */
export const iconSizes = ['tiny', 'small', 'compact', 'medium', 'large'] as const satisfies readonly Size[];
export type IconSize = (typeof iconSizes)[number];

export const iconTones = ['inherit', 'muted', 'primary', 'accent', 'positive', 'negative'] as const satisfies readonly Tone[];
export type IconTone = (typeof iconTones)[number];

export interface IconProps extends Omit<GlyphProps, 'className' | 'strokeWidth' | 'role' | 'aria-hidden' | 'aria-label'> {
  /** The icon component: `import { Bell } from 'lucide-react'`, `<Icon glyph={Bell} />`. */
  glyph: Glyph;
  size?: IconSize | undefined;
  tone?: IconTone | undefined;
  /** The icon's accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
  /** Turns around in right-to-left: for arrows back and forth. */
  isDirectional?: boolean | undefined;
}

/** An icon at one of the sizes. A pressable icon is an `IconButton`. */
export function Icon({ glyph: Drawing, size = 'medium', tone = 'inherit', label, isDirectional = false, ...native }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  // Small icons are drawn a little stronger: 1.8 units of a 24 unit grid are a hair's breadth at 12 px.
  const strokeWidth = size === 'tiny' ? 2.2 : 1.8;
  return <Drawing {...native} className={iconClass({ size, tone, isDirectional })} strokeWidth={strokeWidth} {...naming} />;
}

/** Renders an `icon` prop: a glyph in the given size, an element as it is. */
export const drawIcon = (icon: IconSlot, size?: IconSize) => (isValidElement(icon) ? icon : <Icon glyph={icon} size={size} />);
