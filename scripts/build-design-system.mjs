// Makes a package of the design system in dist-design-system/: modules that can be shaken, types, one stylesheet, what each component costs.
// Usage: npm run build:design-system
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, components, measureComponents, source } from './design-system/bundle.mjs';
import { declare } from './design-system/types.mjs';

const folder = 'dist-design-system';
const root = JSON.parse(readFileSync('package.json', 'utf8'));

/** What can be imported, by its address in the package. */
const entrances = {
  '.': 'index',
  './pickers': 'pickers/index',
  './charts/Histogram': 'display/Histogram/index',
  './charts/LineChart': 'display/LineChart/index',
  './theme': 'theme/solver/index',
  './theme/presets': 'theme/presets',
  './tokens': 'tokens/index',
};
const entries = Object.fromEntries(Object.values(entrances).map((path) => [path, join(source, `${path}.ts`)]));

rmSync(folder, { recursive: true, force: true });
const output = await bundle({ entries: { ...entries, styles: join(source, 'styles/global.css.ts') }, withPackages: false });
const packages = new Set();
const sheets = [];
for (const file of output) {
  if (file.fileName.endsWith('.css')) sheets.push(file);
  else write(file.fileName, file.code ?? file.source);
  for (const name of [...(file.imports ?? []), ...(file.dynamicImports ?? [])]) {
    const [first = '', second = ''] = name.split('/');
    if (!output.some(({ fileName }) => fileName === name)) packages.add(first.startsWith('@') ? `${first}/${second}` : first);
  }
}
const texts = sheets.map(({ source: text }) => String(text));
// Apart, because they weigh more than all the rest, and a page may have them already.
write('fonts.css', texts.filter((text) => text.includes('@font-face')).join('\n'));
// The order of the layers is said first; then the order of the sheets does not matter.
write('styles.css', ['@layer reset, theme, components, utilities;', ...texts.filter((text) => !text.includes('@font-face'))].join('\n'));
await declare(folder);

const exports = Object.fromEntries(
  Object.entries(entrances).map(([address, path]) => [address, { types: `./${path}.d.ts`, import: `./${path}.js` }]),
);
write('sheet.d.ts', 'export {};\n');
const sheet = (/** @type {string} */ path) => ({ types: './sheet.d.ts', default: path });
const isPeer = (/** @type {string} */ name) => name === 'react' || name === 'react-dom';
const versions = (/** @type {string[]} */ names) => Object.fromEntries(names.sort().map((name) => [name, root.dependencies[name]]));
const manifest = {
  name: '@sez/design-system',
  version: root.version,
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: { ...exports, './styles.css': sheet('./styles.css'), './fonts.css': sheet('./fonts.css'), './sizes.json': './sizes.json' },
  peerDependencies: versions([...packages].filter(isPeer)),
  dependencies: versions([...packages].filter((name) => !isPeer(name) && name in root.dependencies)),
};
write('package.json', JSON.stringify(manifest, null, 2));
const sizes = await measureComponents();
write('sizes.json', JSON.stringify(sizes, null, 2));
console.log(
  `${folder}: ${components.length} components, ${readdirSync(folder, { recursive: true }).length} files, styles ${sheets.length} sheets in one.`,
);

/** @param {string} path @param {string | Uint8Array} text */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
