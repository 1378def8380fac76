import { describe, expect, it } from 'vitest';
import { momentAfter, nearestMoment } from './useReading.ts';

describe('the moment under a pointer', () => {
  it.each([
    [-0.2, 0],
    [0, 0],
    [0.049, 0],
    [0.051, 1],
    [0.5, 5],
    [0.96, 10],
    [1.3, 10],
  ])('at %d of the width is number %d of eleven', (share, expected) => expect(nearestMoment(share, 11)).toBe(expected));
});

describe('the moment selected by a key', () => {
  it.each([
    ['ArrowLeft', 5, 4],
    ['ArrowDown', 0, 0],
    ['ArrowRight', 5, 6],
    ['ArrowUp', 10, 10],
    ['PageDown', 5, 0],
    ['PageUp', 2, 9],
    ['Home', 5, 0],
    ['End', 5, 10],
    ['a', 5, undefined],
  ])('%s from %d is %s', (key, from, expected) => expect(momentAfter(key, from, 11)).toBe(expected));
});
