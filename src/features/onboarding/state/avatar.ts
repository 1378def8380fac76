import { ApiError, request, uploadFile } from '@/api';
import { feedbackStrings } from '@/features/feedback';
import { isHeic } from '@/shared/lib/heic';
import { avatarSize, avatarTypes } from '../constants.ts';
import { type Crop, type Size, squareOf } from '../model/crop.ts';
import { strings } from '../strings.ts';

/** A picture that can be cropped. The caller must revoke `url` when it is no longer shown. */
export interface Picture extends Size {
  readonly url: string;
}

/**
 * Opens a chosen file, of any size, because only the cropped square is uploaded. Resolves to an error message when it can't be decoded,
 * because name and type prove nothing.
 */
export async function openPicture(file: File): Promise<Picture | string> {
  const isPhoto = await isHeic(file);
  if (!isPhoto && !avatarTypes.includes(file.type)) return feedbackStrings.invalidFileType;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { url: URL.createObjectURL(file), width, height };
  } catch {
    return isPhoto ? strings.heicUnreadable : feedbackStrings.invalidFileType;
  }
}

/** Draws the cropped square in the stored size, as WebP where the browser can encode it, else as PNG. */
export async function drawCrop(picture: Picture, crop: Crop): Promise<Blob> {
  const image = new Image();
  image.src = picture.url;
  await image.decode();
  const { left, top, side } = squareOf(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = avatarSize;
  canvas.height = avatarSize;
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, avatarSize, avatarSize);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.')));
    canvas.toBlob(take, 'image/webp', 0.9);
  });
}

/** Uploads a picture and sets it as the person's avatar. Rejects with the ApiError of the upload. */
export async function uploadAvatar(blob: Blob): Promise<void> {
  const file = new File([blob], `avatar.${blob.type.split('/')[1] ?? 'png'}`, { type: blob.type });
  await request(uploadFile, { body: { file, purpose: 'avatar' } });
}

/** The catalogue's three messages about uploads. */
export function messageAboutUpload(error: unknown): string {
  const status = error instanceof ApiError ? error.statusCode : 0;
  if (status === 413) return feedbackStrings.fileTooLarge;
  return status === 415 ? feedbackStrings.invalidFileType : feedbackStrings.uploadFailed;
}
