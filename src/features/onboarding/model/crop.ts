/** Width and height of a picture, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The cropped square of a picture: its zoom, and its centre as fractions of width and height. */
export interface Crop {
  /** 1 is the largest square that fits; `maxZoom` is a square with a quarter of that side. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const maxZoom = 4;
export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The square in px of the picture, always within it. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / clamp(zoom, 1, maxZoom);
  return {
    side,
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
  };
}

/** Moves the square into the picture, so that the next move begins at the visible position. */
function settle(size: Size, crop: Crop): Crop {
  const { left, top, side } = squareOf(size, crop);
  return { zoom: clamp(crop.zoom, 1, maxZoom), x: (left + side / 2) / size.width, y: (top + side / 2) / size.height };
}

/** Moves the square by fractions of its own side: 0.1 moves it right by a tenth of the visible width. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  return settle(size, { ...crop, x: crop.x + (right * side) / size.width, y: crop.y + (down * side) / size.height });
}

export const zoomCrop = (size: Size, crop: Crop, zoom: number): Crop => settle(size, { ...crop, zoom });
