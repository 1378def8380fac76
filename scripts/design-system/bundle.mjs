// Builds the design system with one file per module. The package consists of these files, and component sizes are measured with them.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export const source = 'src/design-system';
const groups = ['layout', 'typography', 'display', 'controls', 'pickers', 'overlays'];

/** Folders that contain a component of the same name, such as `controls/Button`. */
export const components = groups.flatMap((group) =>
  readdirSync(join(source, group))
    .filter((name) => existsSync(join(source, group, name, `${name}.tsx`)))
    .map((name) => `${group}/${name}`),
);

/** The module of a component: `controls/Button` is `controls/Button/Button.tsx`. @param {string} component */
const entryOf = (component) => join(source, component, `${component.split('/')[1]}.tsx`);

/**
 * @param {object} options
 * @param {Record<string, string>} options.entries name of each entry and its file
 * @param {boolean} options.withPackages also bundles imports from node_modules, except React
 * @returns {Promise<readonly any[]>} chunks and assets
 */
export async function bundle({ entries, withPackages }) {
  const { output } = /** @type {any} */ (
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [react(), vanillaExtractPlugin({ identifiers: withPackages ? 'short' : 'debug' })],
      define: { 'import.meta.env.DEV': "(globalThis.process?.env?.NODE_ENV !== 'production')" },
      build: {
        write: false,
        target: 'es2022',
        minify: withPackages,
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        lib: { entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, resolve(file)])), formats: ['es'] },
        rolldownOptions: {
          external: withPackages ? /^react(-dom)?($|\/)/ : (/** @type {string} */ id) => /^[\w@][^:]*$/.test(id) && !/\.css$/.test(id),
          output: {
            preserveModules: true,
            ...(withPackages ? {} : { preserveModulesRoot: resolve(source) }),
            entryFileNames: '[name].js',
            // Frameworks that render on a server take a file without this line for one that never runs in a browser.
            banner: ({ moduleIds: [id = ''] }) => (/\.tsx$/.test(id) ? "'use client';" : ''),
          },
        },
      },
    }).then((result) => (Array.isArray(result) ? result[0] : result))
  );
  return output;
}

const compressed = (/** @type {string[]} */ texts) => (texts.length === 0 ? 0 : brotliCompressSync(texts.join('\n')).length / 1000);

/**
 * Measures the size of each component by itself, in kB after brotli. React is excluded because every page has it.
 * @returns {Promise<{ component: string, script: number, style: number, onDemand: number }[]>} kB loaded at once (script, style) and on demand
 */
export async function measureComponents() {
  const entries = Object.fromEntries(components.map((name) => [`entry-${name.replace('/', '-')}`, entryOf(name)]));
  const output = await bundle({ entries, withPackages: true });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const styles = new Map(
    output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName, source: text }) => [fileName, String(text)]),
  );
  return components.map((component) => {
    const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === resolve(entryOf(component)));
    const atOnce = reach([entry], chunks, (chunk) => chunk.imports);
    const all = reach([...atOnce], chunks, (chunk) => [...chunk.imports, ...chunk.dynamicImports]);
    const late = [...all].filter((chunk) => !atOnce.has(chunk));
    const sheets = new Set([...atOnce].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    return {
      component,
      script: compressed([...atOnce].map(({ code }) => code)),
      style: compressed([...sheets].map((name) => styles.get(name) ?? '')),
      onDemand: compressed(late.map(({ code }) => code)),
    };
  });
}

/** @param {any[]} from @param {Map<string, any>} chunks @param {(chunk: any) => string[]} next @returns {Set<any>} */
function reach(from, chunks, next) {
  const seen = new Set();
  const visit = (/** @type {any} */ chunk) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of next(chunk)) visit(chunks.get(name));
  };
  from.forEach(visit);
  return seen;
}
