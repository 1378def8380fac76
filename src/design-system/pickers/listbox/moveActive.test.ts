import { describe, expect, it } from 'vitest';
import { moveActive } from './moveActive.ts';

const free = (count: number) => Array.from({ length: count }, () => false);

describe('moveActive', () => {
  it('moves one option down and up', () => {
    expect(moveActive('ArrowDown', 1, free(4))).toBe(2);
    expect(moveActive('ArrowUp', 2, free(4))).toBe(1);
  });

  it('stays at the ends', () => {
    expect(moveActive('ArrowDown', 3, free(4))).toBe(3);
    expect(moveActive('ArrowUp', 0, free(4))).toBe(0);
  });

  it('begins at the top or at the bottom while nothing is active', () => {
    expect(moveActive('ArrowDown', -1, free(4))).toBe(0);
    expect(moveActive('ArrowUp', -1, free(4))).toBe(3);
  });

  it('steps over disabled options, also at the ends', () => {
    const isDisabled = [true, false, true, false, true];
    expect(moveActive('ArrowDown', 1, isDisabled)).toBe(3);
    expect(moveActive('ArrowDown', 3, isDisabled)).toBe(3);
    expect(moveActive('ArrowUp', 3, isDisabled)).toBe(1);
    expect(moveActive('Home', 3, isDisabled)).toBe(1);
    expect(moveActive('End', 1, isDisabled)).toBe(3);
  });

  it('moves ten options with the page keys, or to the end of the list', () => {
    expect(moveActive('PageDown', 2, free(30))).toBe(12);
    expect(moveActive('PageDown', 25, free(30))).toBe(29);
    expect(moveActive('PageUp', 12, free(30))).toBe(2);
    expect(moveActive('PageUp', 4, free(30))).toBe(0);
  });

  it('leaves other keys alone', () => {
    expect(moveActive('Enter', 1, free(4))).toBeUndefined();
    expect(moveActive('a', 1, free(4))).toBeUndefined();
  });

  it('stays if everything is disabled or the list is empty', () => {
    expect(moveActive('Home', 0, [true, true])).toBeUndefined();
    expect(moveActive('End', -1, [])).toBeUndefined();
  });
});
