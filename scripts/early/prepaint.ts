import type { Plugin } from 'vite';
import { solveTheme } from '../../src/design-system/theme/solver/index.ts';
import { defaultTheme } from '../../src/design-system/theme/types.ts';
import type { Language } from '../../src/shared/i18n/languages.ts';
import { bundleScript, source } from './bundle.ts';

const pathOf = (module: string) => JSON.stringify(source(module));
const bar = (scheme: 'light' | 'dark') => solveTheme(defaultTheme, scheme).report.themeColor;
const bars = { light: bar('light'), dark: bar('dark') };

/** The script's source as a module. It detects the language only if there are several. */
function moduleOf(languages: readonly Language[]): string {
  const paint = `import { prepaint } from ${pathOf('design-system/theme/runtime/prepaint.ts')};
    prepaint((key) => localStorage.getItem(key), ${JSON.stringify(bars)});`;
  if (languages.length < 2) return paint;
  return `${paint} import { detectLocale } from ${pathOf('shared/i18n/detectLocale.ts')}; detectLocale(${JSON.stringify(languages)}, () => localStorage);`;
}

const charset = /<meta charset[^>]*>/i;
const ownBar = /\s*<meta name="theme-color"[^>]*>/i;

/**
 * Adds a script to the head that restores the person's theme and detects the language before the first paint, and the `theme-color`.
 * The script is inline because a request would finish after the first paint; the Content-Security-Policy allows it by its hash.
 */
export function prepaint(languages: readonly Language[] = []): Plugin {
  return {
    name: 'sez-prepaint',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!charset.test(html))
          throw new Error('index.html needs <meta charset="utf-8">: the script before the first paint comes right after it');
        const code = await bundleScript(moduleOf(languages));
        // index.html may have a colour for tools that don't build it; the computed default replaces it.
        return html
          .replace(ownBar, '')
          .replace(charset, (tag) => `${tag}\n    <meta name="theme-color" content="${bars.light}">\n    <script>${code}</script>`);
      },
    },
  };
}
