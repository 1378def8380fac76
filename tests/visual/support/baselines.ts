import { existsSync, readdirSync } from 'node:fs';

/** Which set of baselines a run compares with. */
export interface BaselineSet {
  /** Folder name, such as `chromium-156`. */
  name: string;
  /** False when the set was made by another major version of the browser. */
  isExact: boolean;
}

/**
 * Text is drawn slightly differently by every major version, so each has a set of its own; without one, the nearest serves.
 * @param available folder names on disk
 * @param major version of the browser in use
 * @param isUpdate new baselines always go to the set of the browser that draws them
 */
export function chooseSet(available: readonly string[], major: number, isUpdate: boolean): BaselineSet {
  const majors = available.flatMap((name) => (/^chromium-\d+$/.test(name) ? [Number(name.slice('chromium-'.length))] : []));
  const own = { name: `chromium-${major}`, isExact: true };
  if (isUpdate || majors.length === 0 || majors.includes(major)) return own;
  const nearest = majors.reduce((best, next) => (Math.abs(next - major) < Math.abs(best - major) ? next : best));
  return { name: `chromium-${nearest}`, isExact: false };
}

/** Share of pixels that may differ: antialiasing noise with the own set, small moves of text with another version's. */
export const tolerance = { exact: 0.002, nearest: 0.02 } as const;

/** The sets that lie in a folder; none when there is no such folder. */
export function setsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
