// npm run fonts: creates src/design-system/styles/fonts from the published font, reduced to the used weights, letters and features.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontSubsets } from '../src/design-system/styles/fontSubsets.ts';
import { makeFont } from './fonts/makeFont.ts';

const folder = fileURLToPath(new URL('../src/design-system/styles/fonts/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const subset of Object.keys(fontSubsets) as (keyof typeof fontSubsets)[]) {
  const font = await makeFont(subset);
  writeFileSync(`${folder}inter-${subset}.woff2`, font);
  console.log(`inter-${subset}.woff2: ${(font.length / 1024).toFixed(1)} kB`);
}
copyFileSync(fileURLToPath(import.meta.resolve('@fontsource-variable/inter/LICENSE')), `${folder}LICENSE`);
