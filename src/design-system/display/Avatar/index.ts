export { Avatar, type AvatarProps } from './Avatar.tsx';
export type { Burst } from './useBurst.ts';
export { type AvatarShape, type AvatarSize, avatarShapes, avatarSizes } from './variants.ts';
