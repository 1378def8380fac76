import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Channels are rounded to multiples of this. A comparison tolerates about 10 levels of 255, and these are at most 2. */
const levels = 4;

/**
 * Makes a PNG file smaller: rounded, a gradient takes half the space. A file that was compressed before stays as it is.
 */
export async function compress(path: string): Promise<void> {
  const source = readFileSync(path);
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rounded = Buffer.from(data.map((value) => Math.min(255, Math.round(value / levels) * levels)));
  const picture = sharp(rounded, { raw: info });
  const plain = await picture.clone().png({ compressionLevel: 9 }).toBuffer();
  const palette = await picture.clone().png({ palette: true, quality: 100, dither: 0, effort: 10 }).toBuffer();
  // With more than 256 colours a palette changes some.
  const isSame = rounded.equals(await sharp(palette).removeAlpha().raw().toBuffer());
  const smaller = isSame && palette.length < plain.length ? palette : plain;
  if (smaller.length < source.length * 0.98) writeFileSync(path, smaller);
}

/** A picture that a run of the visual tests refused, or for which there is none to compare with. Paths start at the root of the project. */
export interface Difference {
  /** Title of the test. */
  readonly title: string;
  /** The accepted picture; there is no such file for a new one. */
  readonly baseline: string;
  /** What was drawn. */
  readonly actual: string;
  /** Where the two differ; missing when their sizes do. */
  readonly diff?: string;
}

/** Where the reporter of the visual tests leaves the differences of the last run. */
export const differencesFile = '.cache/visual-differences.json';

/** Makes what was drawn the accepted picture. */
export async function accept({ actual, baseline }: Difference): Promise<void> {
  mkdirSync(dirname(baseline), { recursive: true });
  copyFileSync(actual, baseline);
  await compress(baseline);
}

/** The differences of the last run that haven't been accepted since. */
export function readDifferences(): Difference[] {
  const all = JSON.parse(readFileSync(differencesFile, 'utf8')) as Difference[];
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return all.filter(({ actual, baseline }) => changedAt(actual) > changedAt(baseline));
}
