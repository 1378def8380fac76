export type { Glyph, GlyphProps } from './glyph.ts';
export { Icon, type IconProps } from './Icon.tsx';
export { ButterflyMark, CrossMark, GroupMark, PersonMark, SealMark, ShieldMark, WaveMark } from './marks.tsx';
export { type IconSize, iconSizes, type IconTone, iconTones } from './variants.ts';
