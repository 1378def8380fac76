import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontSubsets, fontWeights } from '../../src/design-system/styles/fontSubsets.ts';

/** Kerning, marks, letters by language, what stands well beside each other, and figures of equal width. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum'];

/** The letters of a range as CSS writes it: `U+0000-00FF,U+0131`. */
function lettersOf(range: string): string {
  const codes = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

/** One file of the font as the product serves it (WOFF2). The same input gives the same bytes. */
export async function makeFont(subset: keyof typeof fontSubsets): Promise<Buffer> {
  const published = fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`));
  return subsetFont(await readFile(published), lettersOf(fontSubsets[subset]), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: fontWeights },
  });
}
