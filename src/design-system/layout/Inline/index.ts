export { Fill, Inline, type InlineProps } from './Inline.tsx';
