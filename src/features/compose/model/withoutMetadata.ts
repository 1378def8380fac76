/**
 * A picture without the metadata of a camera or a program: location, time, device, names. Its pixels stay the same, byte for byte, and so do
 * its colour profile and orientation. Only what affects the picture is kept, because anything else can be metadata. Other formats than JPEG,
 * PNG, WebP and GIF are returned unchanged; `prepareImage` converts them before.
 */
export async function withoutMetadata(picture: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const parts = partsToKeep(bytes);
  return parts ? new Blob(parts as BlobPart[], { type: picture.type }) : picture;
}

/** The formats whose metadata can be removed without drawing the picture anew, by the first bytes (twelve are enough). */
export function strippableFormat(bytes: Bytes): 'jpeg' | 'png' | 'webp' | 'gif' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (text(bytes, 1, 3) === 'PNG') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return 'webp';
  return text(bytes, 0, 3) === 'GIF' ? 'gif' : undefined;
}

type Bytes = Uint8Array;

const text = (bytes: Bytes, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function partsToKeep(bytes: Bytes): Bytes[] | undefined {
  switch (strippableFormat(bytes)) {
    case 'jpeg':
      return partsOfJpeg(bytes);
    case 'png':
      return partsOfPng(bytes);
    case 'webp':
      return partsOfWebp(bytes);
    case 'gif':
      return partsOfGif(bytes);
    default:
      return undefined;
  }
}

const startOfScan = 0xda;
/** Markers without a length or content: they stand alone. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The application segments that affect the colours, by marker and name. */
const jpegKept = new Map([
  [0xe0, 'JFIF'],
  [0xe2, 'ICC_PROFILE'],
  [0xee, 'Adobe'],
]);

/** Whether a segment is a comment or one of an application. */
function isMetadata(segment: Bytes): boolean {
  const marker = segment[1] ?? 0;
  const name = jpegKept.get(marker);
  if (name !== undefined) return text(segment, 4, name.length) !== name;
  return marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
}

function partsOfJpeg(bytes: Bytes): Bytes[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let orientation: number | undefined;
  for (let at = nextMarker(bytes, 2); at >= 0 && at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === startOfScan) {
      if (orientation !== undefined) parts.splice(1, 0, exifOf(orientation));
      return [...parts, ...scansOf(bytes.subarray(at))];
    }
    const end = isAlone(marker) ? at + 2 : at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1) orientation ??= orientationOf(segment.subarray(4));
    if (!isAlone(marker) && !isMetadata(segment)) parts.push(segment);
    at = nextMarker(bytes, end);
  }
  return undefined;
}

/** The position of the next marker. Browsers pass over what else stands between two segments, and over repeated 0xff. */
function nextMarker(bytes: Bytes, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && (bytes[at + 1] === 0xff || bytes[at + 1] === 0)) at = bytes.indexOf(0xff, at + 1);
  return at;
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

/** Chunks beside the critical ones (those begin with a capital letter) that affect colours, transparency, size or motion. */
const pngKept = /^(?:[A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDC[Vv]|cLL[Ii]|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)/;

/** A PNG that has lost its end is shown by browsers too, so it is stripped all the same. */
function partsOfPng(bytes: Bytes): Bytes[] | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const kind = text(bytes, at + 4, 4);
    if (pngKept.test(kind)) parts.push(bytes.subarray(at, end));
    if (kind === 'IEND') break;
    at = end;
  }
  return parts.length > 1 ? parts : undefined;
}

const webpKept = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
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
    if (webpKept.includes(kind)) parts.push(part);
    at += 8 + length + (length % 2);
  }
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, 4 + parts.reduce((sum, part) => sum + part.length, 0), true);
  return parts.length > 0 ? [head, ...parts] : undefined;
}

/** Extensions of a GIF that belong to the picture, by the name of their application: repetition and the colour profile. */
const gifKept = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];
const gifExtension = 0x21;
const gifFrame = 0x2c;

function partsOfGif(bytes: Bytes): Bytes[] | undefined {
  const start = 13 + colourBytes(bytes[10]);
  const parts = [bytes.subarray(0, start)];
  for (let at = start; at < bytes.length; ) {
    const kind = bytes[at];
    if (kind !== gifExtension && kind !== gifFrame) {
      // The end of the picture; browsers ignore what stands behind it.
      parts.push(Uint8Array.of(0x3b));
      break;
    }
    const label = bytes[at + 1];
    const end = afterBlocks(bytes, kind === gifExtension ? at + 2 : at + 11 + colourBytes(bytes[at + 9]));
    const isNote = label === 0xfe || (label === 0xff && !gifKept.includes(text(bytes, at + 3, 11)));
    if (kind === gifFrame || !isNote) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts.length > 1 ? parts : undefined;
}

/** How many bytes the colours take that follow a header with these flags. */
const colourBytes = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Where a row of blocks ends, each of which begins with its length; an empty one is the last. */
function afterBlocks(bytes: Bytes, from: number): number {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}
