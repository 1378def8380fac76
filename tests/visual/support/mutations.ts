import sharp from 'sharp';

/** A picture as raw pixels: four bytes each, red, green, blue, opacity. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Reads a PNG file. */
export async function readPicture(path: string): Promise<Picture> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Faults of a picture, each of which a comparison must detect. */
export const mutations: Record<string, (picture: Picture) => Picture> = {
  /** Fills the picture with its background. */
  blank: (picture) => changed(picture, (data) => new Uint32Array(data.buffer).fill(groundOf(picture))),
  /** Shifts every saturated colour by about ΔE00 16. Without such colours, text and shapes are tinted. */
  recoloured: (picture) => {
    const moved = changed(picture, (data) => tint(data, (index) => saturation(data, index) > 60));
    return isSame(picture, moved) ? changed(picture, (data) => tint(data, inkOf(picture))) : moved;
  },
  /** Moves text and shapes 45 levels nearer to the background. */
  faded: (picture) =>
    changed(picture, (data) => {
      const ground = bytesOf(groundOf(picture));
      const isInk = inkOf(picture);
      for (let index = 0; index < data.length; index += 4) {
        if (!isInk(index)) continue;
        for (let band = 0; band < 3; band += 1) {
          const difference = (ground[band] ?? 0) - (data[index + band] ?? 0);
          data[index + band] = (data[index + band] ?? 0) + Math.sign(difference) * Math.min(45, Math.abs(difference));
        }
      }
    }),
  /** Shifts everything two pixels to the right. */
  shifted: (picture) =>
    changed(picture, (data) => {
      const row = picture.width * 4;
      for (let start = 0; start < data.length; start += row) data.copyWithin(start + 8, start, start + row - 8);
    }),
  /** Clears the fifth of the width with the most content. */
  cut: (picture) =>
    changed(picture, (data) => {
      const { width, height } = picture;
      const fifth = Math.ceil(width / 5);
      const part = fullestFifth(picture, fifth);
      const pixels = new Uint32Array(data.buffer);
      const ground = groundOf(picture);
      for (let y = 0; y < height; y += 1) pixels.fill(ground, y * width + part * fifth, y * width + Math.min(width, (part + 1) * fifth));
    }),
};

function changed(picture: Picture, change: (data: Uint8Array) => unknown): Picture {
  const data = new Uint8Array(picture.data.length);
  data.set(picture.data);
  change(data);
  return { ...picture, data };
}

const grounds = new WeakMap<Uint8Array, number>();

/** The background: the colour, as four bytes, that most pixels have. */
function groundOf({ data }: Picture): number {
  const known = grounds.get(data);
  if (known !== undefined) return known;
  const counts = new Map<number, number>();
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  // A sample of every seventh pixel is enough.
  for (let index = 0; index < pixels.length; index += 7) counts.set(pixels[index] ?? 0, (counts.get(pixels[index] ?? 0) ?? 0) + 1);
  const [ground] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0]);
  grounds.set(data, ground);
  return ground;
}

const bytesOf = (pixel: number) => new Uint8Array(new Uint32Array([pixel]).buffer);

/** Returns a test whether the pixel at a byte index stands out from the background, as text and shapes do. */
function inkOf(picture: Picture): (index: number) => boolean {
  const { data } = picture;
  const [red = 0, green = 0, blue = 0] = bytesOf(groundOf(picture));
  return (index) =>
    Math.abs((data[index] ?? 0) - red) + Math.abs((data[index + 1] ?? 0) - green) + Math.abs((data[index + 2] ?? 0) - blue) > 24;
}

function saturation(data: Uint8Array, index: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** Reduces red and adds green, clamped to a byte. */
function tint(data: Uint8Array, isMeant: (index: number) => boolean): void {
  for (let index = 0; index < data.length; index += 4) {
    if (!isMeant(index)) continue;
    data[index] = Math.max(0, (data[index] ?? 0) - 30);
    data[index + 1] = Math.min(255, (data[index + 1] ?? 0) + 30);
  }
}

function fullestFifth(picture: Picture, fifth: number): number {
  const ink = [0, 0, 0, 0, 0];
  const isInk = inkOf(picture);
  for (let index = 0; index < picture.width * picture.height; index += 1) {
    if (isInk(index * 4)) {
      const part = Math.floor((index % picture.width) / fifth);
      ink[part] = (ink[part] ?? 0) + 1;
    }
  }
  return ink.indexOf(Math.max(...ink));
}

function isSame(a: Picture, b: Picture): boolean {
  return Buffer.compare(a.data, b.data) === 0;
}
