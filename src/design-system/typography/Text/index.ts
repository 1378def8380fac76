export { Text, type TextProps } from './Text.tsx';
export { type TextSize, type TextTone, type TextWeight, textSizes, textTones, textWeights } from './variants.ts';
