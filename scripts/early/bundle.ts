import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';

/** Path of a file in `src/`. */
export const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const alias = { '@': source('').replace(/\/$/, '') };

/** Name of the virtual module, for the `input` option. */
export const virtual = 'virtual:early';

/** Bundles one virtual module and returns its code. */
export async function bundle(code: string, config: InlineConfig): Promise<string> {
  const resolved = `\0${virtual}`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias },
    ...config,
    build: { write: false, target: 'es2022', modulePreload: false, ...config.build },
    plugins: [
      {
        name: 'sez-early-entry',
        resolveId: (id) => (id === virtual ? resolved : undefined),
        load: (id) => (id === resolved ? code : undefined),
      },
      ...(config.plugins ?? []),
    ],
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (!chunk || chunk.type !== 'chunk') throw new Error('The early code came out empty');
  return chunk.code.trim();
}

/** Bundles one virtual module into a minified script without imports, for inlining into the page. */
export const bundleScript = (code: string, define: Record<string, string> = {}) =>
  bundle(code, { define, build: { rollupOptions: { input: virtual, output: { format: 'iife' } } } });
