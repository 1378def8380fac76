export { Heading, type HeadingProps, type HeadingSize, headingSizes } from './Heading/Heading.tsx';
export { Anchor, type AnchorProps, type LinkElement, type LinkElementProps, LinkProvider, type LinkProviderProps } from './Link/Anchor.tsx';
export { Link, type LinkProps, type LinkTone, linkTones } from './Link/Link.tsx';
export { type TextSize, type TextTone, type TextWeight, textSizes, textTones, textWeights } from './Text/Text.css.ts';
export { Text, type TextProps } from './Text/Text.tsx';
