export { drawIcon } from './drawIcon.tsx';
export type { Glyph, GlyphProps, IconSlot, OptionalIcon } from './glyph.ts';
export { Icon, type IconProps } from './Icon.tsx';
export { PeopleMark, PersonMark, SealMark, ShieldMark } from './marks.tsx';
export { type IconSize, type IconTone, iconSizes, iconTones } from './variants.ts';
