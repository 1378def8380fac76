import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { solveTheme } from '../src/design-system/theme/solver/index.ts';
import { defaultTheme } from '../src/design-system/theme/types.ts';

const entry = 'virtual:prepaint';
const source = fileURLToPath(new URL('../src/design-system/theme/runtime/prepaint.ts', import.meta.url));
const bar = (scheme: 'light' | 'dark') => solveTheme(defaultTheme, scheme).report.themeColor;
const bars = { light: bar('light'), dark: bar('dark') };

/** Bundles `prepaint` and the one line that calls it into a script of its own, without imports. */
async function bundle(): Promise<string> {
  const resolved = `\0${entry}`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', modulePreload: false, rollupOptions: { input: entry, output: { format: 'iife' } } },
    plugins: [
      {
        name: 'sez-prepaint-entry',
        resolveId: (id) => (id === entry ? resolved : undefined),
        load: (id) =>
          id === resolved
            ? `import { prepaint } from ${JSON.stringify(source)}; prepaint((key) => localStorage.getItem(key), ${JSON.stringify(bars)});`
            : undefined,
      },
    ],
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The script before the first paint came out empty');
  return chunk.code.trim();
}

const charset = /<meta charset[^>]*>/i;
const ownBar = /\s*<meta name="theme-color"[^>]*>/i;

/**
 * Puts the script that restores the person's theme before the first paint into the head, together with the colour of the
 * browser's bars. Inline on purpose: a request would come after the first paint. The host allows it by its hash.
 */
export function prepaint(): Plugin {
  return {
    name: 'sez-prepaint',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!charset.test(html)) throw new Error('index.html needs <meta charset="utf-8">: the script before the first paint comes right after it');
        const code = await bundle();
        // The page may name a colour for tools that do not build it; the solved default takes its place.
        return html.replace(ownBar, '').replace(charset, (tag) => `${tag}\n    <meta name="theme-color" content="${bars.light}">\n    <script>${code}</script>`);
      },
    },
  };
}
