/** The accepted pictures: a folder per project and file of tests. */
export const baselines = 'tests/visual/baselines';

/**
 * How far a picture may be from its baseline. `threshold` is the smallest difference of one pixel that counts (0 … 1, perceived); `maxDiffPixels`
 * is how many such pixels there may be, whatever the size of the picture: a share would let a small thing vanish from a large picture.
 * `mutations.test.ts` proves that these let no blank, recoloured, faded, cut or shifted picture pass.
 */
export const tolerance = { threshold: 0.04, maxDiffPixels: 24 } as const;

/** What a run does about pictures. */
export type Comparison = 'compare' | 'skip' | 'fail';

/**
 * Without the browser that has drawn the accepted pictures nothing can be compared: text is drawn differently by other versions and platforms.
 * On somebody's own machine that is skipped and said; in CI, where nobody would notice, it is a failure.
 */
export function chooseComparison(hasRenderer: boolean, isCi: boolean): Comparison {
  return hasRenderer ? 'compare' : isCi ? 'fail' : 'skip';
}
