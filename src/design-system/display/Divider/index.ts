export { Divider, type DividerProps } from './Divider.tsx';
export { type DividerDirection, type DividerTone, dividerDirections, dividerTones } from './variants.ts';
