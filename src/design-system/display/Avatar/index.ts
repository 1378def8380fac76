export { Avatar, type AvatarProps } from './Avatar.tsx';
export type { Burst } from './useBurst.ts';
export { type AvatarShape, avatarShapes, type AvatarSize, avatarSizes } from './variants.ts';
