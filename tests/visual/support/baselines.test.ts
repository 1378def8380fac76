import { describe, expect, it } from 'vitest';
import { chooseSet } from './baselines.ts';

describe('chooseSet', () => {
  it('takes the set of the browser in use', () => {
    expect(chooseSet(['chromium-150', 'chromium-156'], 156, false)).toEqual({ name: 'chromium-156', isExact: true });
  });

  it('takes the nearest set where the own one is missing, and says so', () => {
    expect(chooseSet(['chromium-140', 'chromium-156', 'chromium-170'], 160, false)).toEqual({ name: 'chromium-156', isExact: false });
  });

  it('writes new baselines to the own set even beside others', () => {
    expect(chooseSet(['chromium-156'], 160, true)).toEqual({ name: 'chromium-160', isExact: true });
  });

  it('begins a set of its own where there is none, whatever else lies there', () => {
    expect(chooseSet(['.gitkeep', 'chromium-old'], 160, false)).toEqual({ name: 'chromium-160', isExact: true });
  });
});
