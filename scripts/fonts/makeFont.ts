import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontSubsets, fontWeights } from '../../src/design-system/styles/fontSubsets.ts';

/** OpenType features: kerning, mark positioning, composition, localised forms, contextual alternates and tabular figures. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum'];

/** The letters of a CSS `unicode-range` such as `U+0000-00FF,U+0131`. */
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

/** Creates one font file of the app (WOFF2). The result is reproducible to the byte. */
export async function makeFont(subset: keyof typeof fontSubsets): Promise<Buffer> {
  const published = fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`));
  return subsetFont(await readFile(published), lettersOf(fontSubsets[subset]), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: fontWeights },
  });
}
