import { describe, expect, it } from 'vitest';
import { layerAbove } from './Stacking.tsx';

describe('layerAbove', () => {
  it('gives a layer opened from the page its base (ui.z-index)', () => {
    expect(layerAbove('1000', null)).toBe('1000');
  });

  it('lifts a layer above the one it was opened from', () => {
    expect(layerAbove('1000', '1100')).toBe('max(1000, 1100 + 1)');
  });

  it('can be repeated for layers within layers', () => {
    expect(layerAbove('1100', layerAbove('1000', '1100'))).toBe('max(1100, max(1000, 1100 + 1) + 1)');
  });
});
