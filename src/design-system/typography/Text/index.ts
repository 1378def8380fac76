export { Text, type TextProps } from './Text.tsx';
export { type TextSize, textSizes, type TextTone, textTones, type TextWeight, textWeights } from './variants.ts';
