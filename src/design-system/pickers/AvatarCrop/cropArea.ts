/** Size of a picture, in its own pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The visible part: the square around `x`, `y` (the picture's own pixels), smaller with a larger zoom. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1: the largest square that fits; up to `maxZoom`. */
  readonly zoom: number;
}

/** A square of a picture, in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export const maxZoom = 4;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const sideOf = ({ width, height }: ImageSize, zoom: number) => Math.min(width, height) / zoom;

/** The largest square in the middle. */
export function initialCrop({ width, height }: ImageSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The crop with its zoom within the limits and its square within the picture. */
function within(crop: Crop, size: ImageSize): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom);
  const half = sideOf(size, zoom) / 2;
  return { x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half), zoom };
}

/** Moves the square by a share of its side (0.1: a tenth of the visible area). */
export function moveCrop(crop: Crop, size: ImageSize, dx: number, dy: number): Crop {
  const side = sideOf(size, crop.zoom);
  return within({ ...crop, x: crop.x + dx * side, y: crop.y + dy * side }, size);
}

/** Zooms around the middle of the square. */
export function zoomCrop(crop: Crop, size: ImageSize, zoom: number): Crop {
  return within({ ...crop, zoom }, size);
}

export function areaOf(crop: Crop, size: ImageSize): CropArea {
  const side = sideOf(size, crop.zoom);
  return { x: crop.x - side / 2, y: crop.y - side / 2, side };
}

/** Where the square lies between the edges of the picture, in whole percent; 50 where it can't move. */
export function placeOf(crop: Crop, size: ImageSize): { fromLeft: number; fromTop: number } {
  const { x, y, side } = areaOf(crop, size);
  const share = (start: number, space: number) => (space > 0 ? Math.round((start / space) * 100) : 50);
  return { fromLeft: share(x, size.width - side), fromTop: share(y, size.height - side) };
}
