export interface ImageFacts {
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

function png(bytes: Uint8Array, view: DataView): ImageFacts | null {
  return startsWith(bytes, 'PNG', 1) ? { mimeType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) } : null;
}

function gif(bytes: Uint8Array, view: DataView): ImageFacts | null {
  return startsWith(bytes, 'GIF8') ? { mimeType: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) } : null;
}

/** Reads a WebP: lossy (VP8), extended (VP8X) and lossless files store the size differently. */
function webp(bytes: Uint8Array, view: DataView): ImageFacts | null {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return null;
  const mimeType = 'image/webp';
  if (startsWith(bytes, 'VP8 ', 12))
    return { mimeType, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (startsWith(bytes, 'VP8X', 12)) {
    const edge = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { mimeType, width: edge(24), height: edge(27) };
  }
  const packed = view.getUint32(21, true);
  return { mimeType, width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** Reads a JPEG: skips segments until the frame header, which is the only one with the size. */
function jpeg(bytes: Uint8Array, view: DataView): ImageFacts | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { mimeType: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

/** Type and size (in pixels) of a PNG, JPEG, GIF or WebP image; null for any other content. */
export function readImage(bytes: Uint8Array): ImageFacts | null {
  if (bytes.length < 32) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return png(bytes, view) ?? gif(bytes, view) ?? webp(bytes, view) ?? jpeg(bytes, view);
}
