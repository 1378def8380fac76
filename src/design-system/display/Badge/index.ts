export { Badge, type BadgeProps } from './Badge.tsx';
export { type BadgeTone, type BadgeVariant, badgeTones, badgeVariants } from './variants.ts';
