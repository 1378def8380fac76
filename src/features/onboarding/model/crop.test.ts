import { expect, test } from 'vitest';
import { centred, maxZoom, moveCrop, squareOf, zoomCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

test('begins with the largest square in the middle', () => {
  expect(squareOf(wide, centred)).toEqual({ left: 100, top: 0, side: 200 });
});

test('zooming keeps the middle and magnifies up to four times', () => {
  expect(squareOf(wide, zoomCrop(wide, centred, 2))).toEqual({ left: 150, top: 50, side: 100 });
  expect(squareOf(wide, zoomCrop(wide, centred, 99)).side).toBe(200 / maxZoom);
  expect(squareOf(wide, zoomCrop(wide, centred, 0)).side).toBe(200);
});

test('moves by fractions of the visible part and stops at the edges', () => {
  expect(squareOf(wide, moveCrop(wide, centred, 0.25, 0)).left).toBe(150);
  const atEdge = moveCrop(wide, centred, 9, 9);
  expect(squareOf(wide, atEdge)).toEqual({ left: 200, top: 0, side: 200 });
  // A move beyond the edge leaves no distance that would have to be moved back first.
  expect(squareOf(wide, moveCrop(wide, atEdge, -0.1, 0)).left).toBe(180);
});

test('zooming out near an edge stays within the picture', () => {
  const near = moveCrop(wide, zoomCrop(wide, centred, 4), 9, 9);
  expect(squareOf(wide, zoomCrop(wide, near, 1))).toEqual({ left: 200, top: 0, side: 200 });
});
