import { expect, test } from 'vitest';
import { areaOf, initialCrop, maxZoom, moveCrop, placeOf, zoomCrop } from './cropArea.ts';

const wide = { width: 400, height: 200 };

test('the largest square in the middle is where it starts', () => {
  expect(areaOf(initialCrop(wide), wide)).toEqual({ x: 100, y: 0, side: 200 });
});

test('the square never leaves the picture', () => {
  expect(areaOf(moveCrop(initialCrop(wide), wide, -5, 3), wide)).toEqual({ x: 0, y: 0, side: 200 });
  expect(areaOf(moveCrop(initialCrop(wide), wide, 5, 0), wide)).toEqual({ x: 200, y: 0, side: 200 });
});

test('zooming in gives space to move, zooming out takes it back', () => {
  const near = moveCrop(zoomCrop(initialCrop(wide), wide, 2), wide, 0, 1);
  expect(areaOf(near, wide)).toEqual({ x: 150, y: 100, side: 100 });
  expect(areaOf(zoomCrop(near, wide, 1), wide)).toEqual({ x: 100, y: 0, side: 200 });
});

test('the zoom stays within its limits', () => {
  expect(zoomCrop(initialCrop(wide), wide, 99).zoom).toBe(maxZoom);
  expect(zoomCrop(initialCrop(wide), wide, 0).zoom).toBe(1);
});

test('a place is told in percent of the way between the edges', () => {
  expect(placeOf(initialCrop(wide), wide)).toEqual({ fromLeft: 50, fromTop: 50 });
  expect(placeOf(moveCrop(initialCrop(wide), wide, -5, 0), wide)).toEqual({ fromLeft: 0, fromTop: 50 });
  expect(placeOf(moveCrop(zoomCrop(initialCrop(wide), wide, 2), wide, 5, 5), wide)).toEqual({ fromLeft: 100, fromTop: 100 });
});
