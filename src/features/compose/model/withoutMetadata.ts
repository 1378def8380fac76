/**
 * A picture without the metadata of a camera or a program: location, time, device, names. Its pixels stay the same, byte for byte, and so do
 * its colour profile and orientation. Other formats than JPEG, PNG and WebP are returned unchanged.
 */
export async function withoutMetadata(picture: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const parts = partsToKeep(bytes);
  return parts ? new Blob(parts as BlobPart[], { type: picture.type }) : picture;
}

type Bytes = Uint8Array;

const text = (bytes: Bytes, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function partsToKeep(bytes: Bytes): Bytes[] | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return partsOfJpeg(bytes);
  if (text(bytes, 1, 3) === 'PNG') return partsOfPng(bytes);
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return partsOfWebp(bytes);
  return undefined;
}

/** Application segments and comments are removed, except those that affect the colours: JFIF (0), the colour profile (2) and Adobe's (14). */
const isMetadata = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker));
const startOfScan = 0xda;

function partsOfJpeg(bytes: Bytes): Bytes[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let orientation: number | undefined;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === startOfScan) {
      if (orientation !== undefined) parts.splice(1, 0, exifOf(orientation));
      return [...parts, ...scansOf(bytes.subarray(at))];
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === 0xe1) orientation ??= orientationOf(bytes.subarray(at + 4, end));
    if (!isMetadata(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** The pixels up to the end of the picture: phones append a video, or a second picture with its own location. */
function scansOf(bytes: Bytes): Bytes[] {
  const view = viewOf(bytes);
  for (let at = 0; at >= 0 && at + 4 <= bytes.length; ) {
    // A scan or a table is followed by pixels up to the next marker; stuffed zeros and restart markers don't end them.
    at = bytes.indexOf(0xff, at + 2 + view.getUint16(at + 2));
    while (at >= 0 && isWithinScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2);
    if (bytes[at + 1] === endOfImage) return [bytes.subarray(0, at + 2)];
  }
  return [bytes];
}

const endOfImage = 0xd9;
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

const orientationTag = 0x0112;

/** The EXIF orientation (2…8), if the picture has one. */
function orientationOf(exif: Bytes): number | undefined {
  if (text(exif, 0, 4) !== 'Exif' || exif.length < 16) return undefined;
  const view = viewOf(exif.subarray(6));
  const isLittle = text(exif, 6, 2) === 'II';
  const first = view.getUint32(4, isLittle);
  if (first + 2 > view.byteLength) return undefined;
  const count = view.getUint16(first, isLittle);
  for (let at = first + 2; at < first + 2 + 12 * count && at + 12 <= view.byteLength; at += 12) {
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An EXIF segment that contains only the orientation. */
function exifOf(orientation: number): Bytes {
  const head = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const directory = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([...head, ...directory]);
}

const pngMetadata = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'];

function partsOfPng(bytes: Bytes): Bytes[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const kind = text(bytes, at + 4, 4);
    if (!pngMetadata.includes(kind)) parts.push(bytes.subarray(at, end));
    if (kind === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

const isWebpMetadata = (kind: string) => kind === 'EXIF' || kind === 'XMP ';
/** The EXIF and XMP flags in a WebP's first chunk. */
const metadataFlags = 0b1100;

function partsOfWebp(bytes: Bytes): Bytes[] | undefined {
  const view = viewOf(bytes);
  const parts: Bytes[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const kind = text(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const part = bytes.slice(at, at + 8 + length + (length % 2));
    if (kind === 'VP8X') part[8] = (part[8] ?? 0) & ~metadataFlags;
    if (!isWebpMetadata(kind)) parts.push(part);
    at += 8 + length + (length % 2);
  }
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, 4 + parts.reduce((sum, part) => sum + part.length, 0), true);
  return parts.length > 0 ? [head, ...parts] : undefined;
}
