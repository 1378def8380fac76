import { describe, expect, it } from 'vitest';
import { rovingIndex } from './rovingIndex.ts';

describe('rovingIndex', () => {
  it('moves along the reading direction and wraps around at the ends', () => {
    expect(rovingIndex('ArrowRight', 0, 3, false)).toBe(1);
    expect(rovingIndex('ArrowRight', 2, 3, false)).toBe(0);
    expect(rovingIndex('ArrowLeft', 0, 3, false)).toBe(2);
  });

  it('turns around in right-to-left', () => {
    expect(rovingIndex('ArrowLeft', 0, 3, true)).toBe(1);
    expect(rovingIndex('ArrowRight', 0, 3, true)).toBe(2);
  });

  it('jumps to both ends', () => {
    expect(rovingIndex('Home', 2, 3, false)).toBe(0);
    expect(rovingIndex('End', 0, 3, false)).toBe(2);
  });

  it('leaves other keys alone', () => {
    expect(rovingIndex('a', 1, 3, false)).toBeUndefined();
    expect(rovingIndex('ArrowDown', 1, 3, false)).toBeUndefined();
  });
});
