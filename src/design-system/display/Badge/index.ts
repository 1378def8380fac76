export { Badge, type BadgeProps } from './Badge.tsx';
export { type BadgeTone, badgeTones, type BadgeVariant, badgeVariants } from './variants.ts';
