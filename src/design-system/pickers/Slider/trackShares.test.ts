import { describe, expect, it } from 'vitest';
import { fillOf, shareOf } from './trackShares.ts';

describe('shareOf', () => {
  it('positions a value between the ends', () => {
    expect(shareOf(30, { min: 0, max: 100 })).toBe(0.3);
    expect(shareOf(0, { min: -300, max: 300 })).toBe(0.5);
  });

  it('keeps values outside at the nearest end (val.opacity-multiplier, val.card-opacity, val.post-opacity)', () => {
    expect(shareOf(-301, { min: -300, max: 300 })).toBe(0);
    expect(shareOf(301, { min: -300, max: 300 })).toBe(1);
    expect(shareOf(101, { min: 0, max: 100 })).toBe(1);
  });

  it('has a single position if both ends are the same', () => {
    expect(shareOf(5, { min: 5, max: 5 })).toBe(0);
  });
});

describe('fillOf', () => {
  const track = { min: -300, max: 300 };

  it('fills from the origin towards the value in both directions', () => {
    expect(fillOf(150, 0, track)).toEqual({ start: 0.5, end: 0.75 });
    expect(fillOf(-150, 0, track)).toEqual({ start: 0.25, end: 0.5 });
  });

  it('fills nothing at the origin', () => {
    expect(fillOf(0, 0, track)).toEqual({ start: 0.5, end: 0.5 });
  });
});
