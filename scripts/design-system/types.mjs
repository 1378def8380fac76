// Creates the type declarations of the design system's package.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { source } from './bundle.mjs';

/** Writes a `.d.ts` beside each module of the package. @param {string} folder */
export async function declare(folder) {
  const project = '.cache/design-system-types.json';
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: `../${source}`, outDir: `../${folder}` },
      include: [`../${source}`],
      exclude: [
        `../${source}/**/*.stories.tsx`,
        `../${source}/**/*.test.ts*`,
        `../${source}/apiSamples.tsx`,
        `../${source}/**/arbitraries.ts`,
      ],
    }),
  );
  await promisify(execFile)(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', project]);
  rmSync(project);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(folder, file);
    // The package contains compiled modules, so imports of `.ts` files become `.js`.
    writeFileSync(path, readFileSync(path, 'utf8').replace(/((?:from|import\()\s*['"]\.[^'"]*?)\.tsx?(['"])/g, '$1.js$2'));
  }
}
