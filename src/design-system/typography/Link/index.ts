export { Anchor, type AnchorProps, type LinkElement, type LinkElementProps, LinkProvider, type LinkProviderProps } from './Anchor.tsx';
export { Link, type LinkProps } from './Link.tsx';
export { type LinkTone, linkTones } from './variants.ts';
