// Prints what each component of the design system costs alone, in kB after brotli. React itself is left out: every page has it.
// Usage: node scripts/component-sizes.mjs [name …] [--json]
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = 'src/design-system';
const groups = ['layout', 'typography', 'display', 'controls', 'pickers', 'overlays'];
const entry = 'virtual:component';

/** Folders that hold a component of their own name. */
const components = groups.flatMap((group) =>
  readdirSync(join(root, group))
    .filter((name) => existsSync(join(root, group, name, `${name}.tsx`)))
    .map((name) => ({ group, name })),
);

/** An entry that keeps everything the component's folder exports, so that nothing is shaken out. */
const onlyEntry = (folder) => ({
  name: 'component-entry',
  resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
  load: (id) => (id === `\0${entry}` ? `export * from ${JSON.stringify(resolve(folder, 'index.ts'))};` : undefined),
});

async function bundle(folder) {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [onlyEntry(folder), react(), vanillaExtractPlugin()],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rollupOptions: { input: entry, external: /^react(-dom)?($|\/)/, preserveEntrySignatures: 'strict' },
    },
  });
  return output;
}

const compressed = (files) => files.reduce((sum, file) => sum + brotliCompressSync(file.code ?? file.source).length, 0) / 1000;

/** @returns kB at once (scripts and styles) and kB on demand */
async function measure({ group, name }) {
  const output = await bundle(join(root, group, name));
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((file) => [file.fileName, file]));
  const atOnce = new Set();
  const visit = (fileName) => {
    const chunk = chunks.get(fileName);
    if (!chunk || atOnce.has(chunk)) return;
    atOnce.add(chunk);
    chunk.imports.forEach(visit);
  };
  [...chunks.values()].filter((chunk) => chunk.isEntry).forEach((chunk) => visit(chunk.fileName));
  const onDemand = [...chunks.values()].filter((chunk) => !atOnce.has(chunk));
  const styles = output.filter((file) => file.fileName.endsWith('.css'));
  return { component: `${group}/${name}`, script: compressed([...atOnce]), style: compressed(styles), onDemand: compressed(onDemand) };
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !components.some((component) => component.name === name));
if (unknown.length > 0) {
  console.error(`There is no component called ${unknown.join(', ')}.`);
  process.exit(1);
}

const sizes = [];
for (const component of components) {
  if (wanted.length === 0 || wanted.includes(component.name)) sizes.push(await measure(component));
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(sizes, null, 2));
} else {
  const kB = (number) => (number === 0 ? '–' : number.toFixed(1)).padStart(9);
  const row = (first, ...rest) => console.log(first.padEnd(32), ...rest.map((cell) => (typeof cell === 'number' ? kB(cell) : cell.padStart(9))));
  row('kB after brotli, React left out', 'script', 'style', 'on demand');
  for (const { component, script, style, onDemand } of sizes) row(component, script, style, onDemand);
}
