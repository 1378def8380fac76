import type { CropArea } from './cropArea.ts';

/**
 * Cuts a square out of a picture and scales it to `size` px a side.
 * @throws when the picture cannot be decoded or drawn
 */
export async function cropImage(image: Blob, { x, y, side }: CropArea, size = 512): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The picture could not be drawn.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, x, y, side, side, 0, 0, size, size);
    // A browser that writes no WebP answers with PNG, which is as good here.
    const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
    if (!cut) throw new Error('The picture could not be written.');
    return cut;
  } finally {
    bitmap.close();
  }
}
