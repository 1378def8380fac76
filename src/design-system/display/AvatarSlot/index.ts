export { AvatarSlot, type AvatarSlotProps } from './AvatarSlot.tsx';
