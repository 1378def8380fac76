export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { type HeadingSize, headingSizes } from './Heading/variants.ts';
export { Anchor, type AnchorProps, type LinkElement, type LinkElementProps, LinkProvider, type LinkProviderProps } from './Link/Anchor.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { type LinkTone, linkTones } from './Link/variants.ts';
export { Text, type TextProps } from './Text/Text.tsx';
export { type TextSize, type TextTone, type TextWeight, textSizes, textTones, textWeights } from './Text/variants.ts';
