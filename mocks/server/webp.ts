import sharp from 'sharp';

const drawing = 'image/svg+xml';

/** Pictures by path. Each is drawn once, like a file of an image store. */
const cache = new Map<string, Uint8Array<ArrayBuffer>>();

/**
 * Turns the drawings of the mocks into WebP pictures, which is what a real image store serves. A browser lays out a drawing like a page, on
 * the main thread, but decodes a picture on another thread, so measurements of scrolling need pictures. Every other answer stays as it is.
 */
export async function toWebp(path: string, response: Response): Promise<Response> {
  if (response.headers.get('content-type') !== drawing) return response;
  const picture =
    cache.get(path) ??
    new Uint8Array(
      await sharp(Buffer.from(await response.arrayBuffer()))
        .webp({ quality: 82 })
        .toBuffer(),
    );
  cache.set(path, picture);
  const headers = new Headers(response.headers);
  headers.set('content-type', 'image/webp');
  return new Response(picture, { status: response.status, headers });
}
