export { AvatarCrop, type AvatarCropProps, cropShapes } from './AvatarCrop.tsx';
export type { CropArea } from './cropArea.ts';
export { cropImage } from './cropImage.ts';
