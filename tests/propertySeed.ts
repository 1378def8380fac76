import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * Property tests try the same cases in every run, so that a commit that passed once passes again on any machine.
 * `SEZ_SEED=random npm run test:unit` looks for new cases, `SEZ_SEED=123` repeats those of a run that found one.
 */
const seed = process.env.SEZ_SEED ?? '20261121';

// Loaded only for the few files that use it: it costs each test file a tenth of a second.
const { testPath = '' } = expect.getState();
if (seed !== 'random' && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ seed: Number(seed) });
}
