import { describe, expect, it } from 'vitest';
import { chooseSet } from './baselines.ts';

describe('chooseSet', () => {
  it('takes the set of this browser on this platform', () => {
    expect(chooseSet(['chromium-150-linux', 'chromium-156-linux'], 156, 'linux')).toEqual({ name: 'chromium-156-linux', isThere: true });
  });

  it('takes no set of another version or platform', () => {
    expect(chooseSet(['chromium-156-linux'], 157, 'linux').isThere).toBe(false);
    expect(chooseSet(['chromium-156-linux'], 156, 'darwin')).toEqual({ name: 'chromium-156-darwin', isThere: false });
  });

  it('begins a set of its own where there is none, whatever else lies there', () => {
    expect(chooseSet(['.gitkeep', 'chromium-old'], 160, 'linux')).toEqual({ name: 'chromium-160-linux', isThere: false });
  });
});
