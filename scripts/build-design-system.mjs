// Builds the design system's package in dist-design-system/: tree-shakable modules, types, a stylesheet and the size of each component.
// Usage: npm run build:design-system
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, components, measureComponents, source } from './design-system/bundle.mjs';
import { declare } from './design-system/types.mjs';

const folder = 'dist-design-system';
const root = JSON.parse(readFileSync('package.json', 'utf8'));

/** The package's entry points: export path and module. */
const entrances = {
  '.': 'index',
  './pickers': 'pickers/index',
  './pickers/DateField': 'pickers/DateField/DateField',
  './pickers/PlainPhoneField': 'pickers/PlainPhoneField/PlainPhoneField',
  './pickers/RangeInput': 'pickers/RangeInput/RangeInput',
  './charts/Histogram': 'display/Histogram/Histogram',
  './charts/LineChart': 'display/LineChart/index',
  './overlays/Lightbox': 'overlays/Lightbox/Lightbox',
  './theme': 'theme/solver/index',
  './theme/presets': 'theme/presets',
  './tokens': 'tokens/index',
};
const fileOf = (/** @type {string} */ path) =>
  [`${path}.ts`, `${path}.tsx`].map((name) => join(source, name)).find((file) => existsSync(file));
const entries = Object.fromEntries(Object.values(entrances).map((path) => [path, fileOf(path) ?? path]));

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
// The fonts are a separate file, because they are larger than the rest and a page may already have them.
write('fonts.css', texts.filter((text) => text.includes('@font-face')).join('\n'));
// The layer order is declared first, so that the order of the stylesheets doesn't matter.
write(
  'styles.css',
  ['@layer sez.reset, sez.theme, sez.components, sez.utilities;', ...texts.filter((text) => !text.includes('@font-face'))].join('\n'),
);
await declare(folder);

const exports = Object.fromEntries(
  Object.entries(entrances).map(([address, path]) => [address, { types: `./${path}.d.ts`, import: `./${path}.js` }]),
);
write('sheet.d.ts', 'export {};\n');
const sheet = (/** @type {string} */ path) => ({ types: './sheet.d.ts', default: path });
/** Needed by one entry only, so an app that wants that entry installs it. */
const optionalPeer = 'react-day-picker';
const isReact = (/** @type {string} */ name) => name === 'react' || name === 'react-dom';
const isPeer = (/** @type {string} */ name) => isReact(name) || name === optionalPeer;
/** Everything up to the next major version: an app that has another patch of a package should not get it twice. */
const ranges = (/** @type {string[]} */ names) => Object.fromEntries(names.sort().map((name) => [name, rangeOf(name)]));
const manifest = {
  name: '@sez/design-system',
  version: root.version,
  description: 'React components on a contract of CSS variables, with a theme solver that keeps contrast.',
  keywords: ['react', 'components', 'design-system', 'theme', 'accessibility'],
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    ...exports,
    './styles.css': sheet('./styles.css'),
    './fonts.css': sheet('./fonts.css'),
    './sizes.json': './sizes.json',
    './package.json': './package.json',
  },
  peerDependencies: ranges([...packages].filter(isPeer)),
  peerDependenciesMeta: { [optionalPeer]: { optional: true } },
  dependencies: ranges([...packages].filter((name) => !isPeer(name) && name in root.dependencies)),
};
write('package.json', JSON.stringify(manifest, null, 2));
const sizes = await measureComponents();
write('sizes.json', JSON.stringify(sizes, null, 2));
for (const [from, to] of /** @type {const} */ ([
  ['scripts/design-system/README.md', 'README.md'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
  ['node_modules/@fontsource-variable/inter/LICENSE', 'fonts.LICENSE.txt'],
]))
  write(to, readFileSync(from));
console.log(
  `${folder}: ${components.length} components, ${readdirSync(folder, { recursive: true }).length} files, styles ${sheets.length} sheets in one.`,
);

/** @param {string} name */
function rangeOf(name) {
  const version = root.dependencies[name];
  return isReact(name) ? `>=${version.split('.')[0]} <${Number(version.split('.')[0]) + 1}` : `^${version}`;
}

/** @param {string} path @param {string | Uint8Array} text */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
