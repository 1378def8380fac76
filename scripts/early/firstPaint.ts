import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import type { ExpectedScreen } from '../../src/app/early/expectedScreen.ts';
import type { ScreenFiles } from '../../src/app/early/prepare.ts';
import { bundle, bundleScript, source, virtual } from './bundle.ts';
import { isStyle, postFile } from './drawFiles.ts';
import { addFonts } from './fonts.ts';

/** The inline script that watches for a failure of the entry, selects the shell, and starts the first requests for the current URL. */
const script = (base: string, asks: boolean, productDomain: string, screens: ScreenFiles) =>
  bundleScript(
    `import { prepare } from ${JSON.stringify(source('app/early/prepare.ts'))};
     import { watchEntry } from ${JSON.stringify(source('app/early/watchEntry.ts'))};
     watchEntry();
     prepare({ base: ${JSON.stringify(base)}, asks: ${asks}, screens: ${JSON.stringify(screens)} });`,
    { 'import.meta.env.VITE_PRODUCT_DOMAIN': JSON.stringify(productDomain) },
  );

interface Shells {
  /** Markup of `PageShell`, and of `EntryFailure`, which may replace it. */
  page: string;
  /** Markup of `PostDetailTemplate`. */
  post: string;
}

/** Renders the markup that the page shows before the app has loaded, with the class names of the build. */
async function shells(mode: string): Promise<Shells> {
  const code = await bundle(
    `import { createElement } from 'react';
     import { renderToStaticMarkup } from 'react-dom/server';
     import { EntryFailure } from ${JSON.stringify(source('app/early/EntryFailure.tsx'))};
     import { PageShell } from ${JSON.stringify(source('app/early/PageShell.tsx'))};
     import { PostDetailTemplate } from ${JSON.stringify(source('features/thread/index.ts'))};
     const markup = (...parts) => parts.map((part) => renderToStaticMarkup(createElement(part))).join('');
     export const page = markup(PageShell, EntryFailure);
     export const post = markup(PostDetailTemplate);`,
    {
      // The same as the build's default, so that class names match: short in production, otherwise readable.
      plugins: [vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' })],
      build: {
        ssr: true,
        rollupOptions: { input: virtual, treeshake: { moduleSideEffects: false }, output: { format: 'es' } },
      },
    },
  );
  const folder = fileURLToPath(new URL('../../.cache/first-paint', import.meta.url));
  const file = join(folder, `${process.pid}-${Date.now()}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  try {
    return (await import(pathToFileURL(file).href)) as Shells;
  } finally {
    rmSync(file);
  }
}

/** The modules of a lazily loaded screen: its own and those that all screens need. */
const screenOf = (name: ExpectedScreen) => ['app/late.ts', 'app/queryClient.ts', `app/screens/${name}.tsx`];

/** Names of all files in `assets/` that these modules of `src` need in addition to the entry. */
function filesOf(files: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const visited = new Set<string>();
  const add = (name: string) => {
    const file = files[name];
    if (file?.type !== 'chunk' || file.isEntry || visited.has(name)) return;
    visited.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) visited.add(style);
    for (const imported of file.imports) add(imported);
  };
  for (const module of modules) {
    // The bundler writes paths with slashes on every platform.
    const id = normalizePath(source(module));
    const chunk = Object.values(files).find((file) => file.type === 'chunk' && file.facadeModuleId === id);
    if (!chunk) throw new Error(`There is no file for ${module}`);
    add(chunk.fileName);
  }
  return [...visited].filter((name) => !name.includes('rolldown-runtime')).map((name) => name.replace('assets/', ''));
}

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Lets the page paint and request its data before its code has loaded: the first stylesheet and the page's shell are inlined
 * (9 kB, less than one round trip transfers), and a script of 1 kB starts the first requests. Mocked builds make no early
 * requests, because the mocks can't answer before they have started.
 */
export function firstPaint({ asks, productDomain }: { asks: boolean; productDomain: string }): Plugin {
  let base = '/';
  let mode = 'production';
  /** Rollup reference of the chunk that draws the first posts of the feed. */
  let feed = '';
  let drawn: Promise<Shells>;
  /** Names of the files that draw posts early; undefined in mocked builds. */
  let draw: ScreenFiles['draw'];
  return {
    name: 'sez-first-paint',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
      mode = config.mode;
    },
    buildStart() {
      // This is a chunk of the main build, so that it shares the code for user text with the entry instead of duplicating it.
      if (asks)
        feed = this.emitFile({ type: 'chunk', id: source('app/early/drawFeed.ts'), name: 'early-feed', preserveSignature: 'strict' });
    },
    generateBundle: {
      // This must run before the page is written in the same step, because the page contains the file's name.
      order: 'pre',
      async handler(_options, files) {
        drawn = shells(mode);
        if (!asks) return;
        const post = await postFile((await drawn).post, filesOf(files, screenOf('Post')), `${base}assets/`);
        draw = { feed: this.getFileName(feed).replace('assets/', ''), post: post.name };
        this.emitFile({ type: 'asset', fileName: `assets/${post.name}`, source: post.code });
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle: files = {} }) {
        const styles: string[] = [];
        const page = html.replace(stylesheet, (_link, href: string) => {
          const file = files[href.slice(base.length)];
          if (file?.type !== 'asset') throw new Error(`The page names a stylesheet that was not built: ${href}`);
          styles.push(String(file.source).trim());
          // Lazily loaded code treats a shared stylesheet as loaded if a link names it. This link is never fetched: it is disabled, and
          // not of type text/css, because the preload scanner of Chromium 150 only considers the type.
          return `\n<link rel="stylesheet" href="${href}" type="text/plain" disabled>`;
        });
        if (styles.length === 0) throw new Error('The page names no stylesheet to write into it');
        const { styles: inPage, script: fonts } = addFonts(styles.join(''));
        const post = filesOf(files, screenOf('Post'));
        const screens: ScreenFiles = {
          draw,
          languages: { ru: filesOf(files, ['shared/i18n/russian.ts'])[0] ?? '' },
          folder: `${base}assets/`,
          files: {
            // The file that draws the post already loads the screen's code.
            Post: draw ? post.filter(isStyle) : post,
            Profile: filesOf(files, screenOf('Profile')),
          },
        };
        const early = `${fonts};${await script(base, asks, productDomain, screens)}`;
        const { page: markup } = await drawn;
        // Replacement functions, because `$` has a special meaning in replacement strings.
        return page
          .replace('<title>', () => `<link rel="expect" href="#entry-failure" blocking="render">\n<script>${early}</script>\n<title>`)
          .replace('</head>', () => `<style>${inPage}</style>\n</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
      },
    },
  };
}
