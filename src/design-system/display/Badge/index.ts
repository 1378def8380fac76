export { Badge, type BadgeProps } from './Badge.tsx';
export { type BadgeForm, type BadgeTone, badgeForms, badgeTones } from './variants.ts';
