export { Divider, type DividerProps } from './Divider.tsx';
export { type DividerDirection, dividerDirections, type DividerTone, dividerTones } from './variants.ts';
