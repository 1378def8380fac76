import { describe, expect, it } from 'vitest';
import { defaultLevel, formatLevelValue, levels, levelToPercent, levelToValue, levelValues, nearestValue, valueToLevel } from './levels.ts';

describe('levels (const.range-selector, state.range-selector)', () => {
  it('maps the levels 0 to 4 to the values -2 to 2, and back', () => {
    expect(levels.map(levelToValue)).toEqual([-2, -1, 0, 1, 2]);
    expect(levelValues.map(valueToLevel)).toEqual([0, 1, 2, 3, 4]);
  });

  it('puts the indicator at 10, 30, 50, 70 and 90 percent', () => {
    expect(levels.map(levelToPercent)).toEqual([10, 30, 50, 70, 90]);
  });

  it('starts at level 2, which is the value 0', () => {
    expect(defaultLevel).toBe(2);
    expect(levelToValue(defaultLevel)).toBe(0);
  });

  it('writes a sign, so that colour is not the only difference', () => {
    expect(levelValues.map(formatLevelValue)).toEqual(['−2', '−1', '0', '+1', '+2']);
  });

  it('takes any number to the nearest value', () => {
    expect([-9, -1.4, 0.4, 1.6, 7, Number.NaN].map(nearestValue)).toEqual([-2, -1, 0, 2, 2, 0]);
  });
});
