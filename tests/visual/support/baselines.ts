import { existsSync, readdirSync } from 'node:fs';

/** Which set of baselines a run compares with. */
export interface BaselineSet {
  /** Folder name, such as `chromium-156-linux`. */
  name: string;
  /** False where nobody has drawn this set yet: there is nothing to compare with, so the comparisons are skipped. */
  isThere: boolean;
}

/**
 * Text is drawn differently by every major version of the browser and by every platform, so each pair has a set of its own.
 * Another pair's pictures would only pass under a tolerance that lets real differences pass too.
 * @param available folder names on disk
 * @param major version of the browser in use
 * @param platform as Node names it: `linux`, `darwin`, `win32`
 */
export function chooseSet(available: readonly string[], major: number, platform: string): BaselineSet {
  const name = `chromium-${major}-${platform}`;
  return { name, isThere: available.includes(name) };
}

/**
 * How far a picture may be from its baseline. `threshold` is the smallest difference of one pixel that counts (0 … 1, perceived); `maxDiffPixels`
 * is how many such pixels there may be, whatever the size of the picture: a share would let a small thing vanish from a large picture.
 * `mutations.test.ts` proves that these let no blank, recoloured, faded, cut or shifted picture pass.
 */
export const tolerance = { threshold: 0.04, maxDiffPixels: 24 } as const;

/** The sets that lie in a folder; none when there is no such folder. */
export function setsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
