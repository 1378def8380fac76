import { ApiError } from '@/api';
import { isHeic } from '@/shared/lib/heic';
import { imageTypes, maxImageBytes } from '../constants.ts';
import { strings } from '../strings.ts';
import { strippableFormat } from './withoutMetadata.ts';

/** The result of preparing a chosen file: a picture that can be attached, or the reason why there is none. */
export type PreparedImage =
  | { readonly blob: Blob /** Message for the person about what was changed. */; readonly notice?: string | undefined }
  | { readonly problem: string };

/**
 * Prepares a chosen file for the server. A picture that is too large is scaled down, and an iPhone photo is converted if the browser can
 * read it. The file is decoded, because its name and type may be wrong.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const isPhoto = await isHeic(file);
  if (!isPhoto && !imageTypes.some((type) => type === file.type)) return { problem: strings.fileType };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { problem: isPhoto ? strings.heicUnreadable : strings.fileType };
  }
  try {
    const format = strippableFormat(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
    if (format && file.size <= maxImageBytes) return { blob: file };
    // Scaling would leave the first frame of an animation only.
    if (format === 'gif') return { problem: strings.fileTooLarge };
    // Other formats under a known name are drawn anew too: only so their metadata stays on the device.
    const blob = await fitting(bitmap, format === 'png' || format === 'webp' ? 'image/webp' : 'image/jpeg');
    return blob ? { blob, notice: file.size > maxImageBytes ? strings.scaledDown : undefined } : { problem: strings.fileTooLarge };
  } finally {
    bitmap.close();
  }
}

/** The longest side of a scaled picture in px, at first; each further try has seven tenths of it. */
const longestSide = 4096;
const shrink = 0.7;
const tries = 6;

/** The picture scaled to a size that may be uploaded; undefined if the browser can't draw or write it. */
async function fitting(bitmap: ImageBitmap, type: string): Promise<Blob | undefined> {
  const side = Math.max(bitmap.width, bitmap.height);
  for (let scale = Math.min(1, longestSide / side), left = tries; left > 0; scale *= shrink, left -= 1) {
    const blob = await drawScaled(bitmap, scale, type);
    if (!blob || blob.size <= maxImageBytes) return blob;
  }
  return undefined;
}

async function drawScaled(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // A browser that can't write WebP returns a PNG, which keeps transparency too.
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.9));
}

/** Why the server refused an image (specification, section 8: the three messages about uploads). */
export function uploadProblem(error: unknown): string {
  const status = error instanceof ApiError ? error.statusCode : 0;
  return status === 413 ? strings.fileTooLarge : status === 415 ? strings.fileType : strings.uploadFailed;
}
