/** The accepted picture formats of a logo. */
export type ImageKind = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/**
 * The number of bytes from the start that `imageKind` needs. Drawing programs write long comments before the root element.
 */
export const kindBytes = 4096;

/** Detects the format of a file by its first bytes, because its name and declared type can be wrong. */
export function imageKind(start: Uint8Array): ImageKind | undefined {
  if (startsWith(start, png)) return 'image/png';
  if (startsWith(start, jpeg)) return 'image/jpeg';
  if (startsWith(start, riff) && startsWith(start, webp, 8)) return 'image/webp';
  return isDrawing(new TextDecoder().decode(start)) ? 'image/svg+xml' : undefined;
}

const space = /\s*/y;
const root = /<svg[\s>/]/iy;
/** The constructs allowed before the root element, each by its start and end; a document type with an internal subset ends after it. */
const prologue = [
  { begin: '<?xml', end: () => '?>' },
  { begin: '<!--', end: () => '-->' },
  { begin: '<!doctype', end: (text: string) => (/^[^>[]*\[/.test(text) ? ']>' : '>') },
] as const;

/** Whether a text is an SVG document. Runs in linear time: each part of the prologue is read once. */
function isDrawing(text: string): boolean {
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; ; ) {
    space.lastIndex = at;
    space.test(text);
    at = space.lastIndex;
    root.lastIndex = at;
    if (root.test(text)) return true;
    const part = prologue.find(({ begin }) => text.slice(at, at + begin.length).toLowerCase() === begin);
    if (!part) return false;
    const end = part.end(text.slice(at));
    const found = text.indexOf(end, at + part.begin.length);
    if (found < 0) return false;
    at = found + end.length;
  }
}
