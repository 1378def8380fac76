export { Heading, type HeadingProps } from './Heading.tsx';
export { type HeadingSize, headingSizes } from './variants.ts';
