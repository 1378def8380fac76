import sharp from 'sharp';

const drawing = 'image/svg+xml';

/** Pictures by path: each is drawn once, like a file that lies in a store. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>();

/**
 * Turns the drawings of the mocks into WebP pictures, which is what a real image store serves. A browser lays a drawing
 * out like a page, on the thread that scrolls; a picture it decodes beside it, so figures about scrolling need pictures.
 * Every other answer stays as it is.
 */
export async function toWebp(path: string, response: Response): Promise<Response> {
  if (response.headers.get('content-type') !== drawing) return response;
  const picture =
    kept.get(path) ??
    new Uint8Array(
      await sharp(Buffer.from(await response.arrayBuffer()))
        .webp({ quality: 82 })
        .toBuffer(),
    );
  kept.set(path, picture);
  const headers = new Headers(response.headers);
  headers.set('content-type', 'image/webp');
  return new Response(picture, { status: response.status, headers });
}
