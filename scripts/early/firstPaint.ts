import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import type { ExpectedScreen } from '../../src/app/early/expectedScreen.ts';
import type { ScreenFiles } from '../../src/app/early/prepare.ts';
import { bundle, bundleScript, source, virtual } from './bundle.ts';
import { feedFile, isStyle, postFile } from './drawFiles.ts';
import { addFonts } from './fonts.ts';

/** The script that waits for the entry to fail, marks the page for its shell, begins the first reads and what the address names. */
const script = (base: string, asks: boolean, productDomain: string, screens: ScreenFiles) =>
  bundleScript(
    `import { prepare } from ${JSON.stringify(source('app/early/prepare.ts'))};
     import { watchEntry } from ${JSON.stringify(source('app/early/watchEntry.ts'))};
     watchEntry();
     prepare({ base: ${JSON.stringify(base)}, asks: ${asks}, screens: ${JSON.stringify(screens)} });`,
    { 'import.meta.env.VITE_PRODUCT_DOMAIN': JSON.stringify(productDomain) },
  );

interface Shells {
  /** Of `PageShell` and of what may take its place. */
  page: string;
  /** Of `PostDetailTemplate`. */
  post: string;
}

/** Markup of what the page shows without the application, drawn once, with the class names that the build gives. */
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
      // As the build itself names them by default: short in production, else readable.
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

/** The modules of a late screen: its own, and what all of them wait for. */
const screenOf = (name: ExpectedScreen) => ['late.ts', 'queryClient.ts', `screens/${name}.tsx`];

/** Names of all files in `assets/` that such modules of `src/app` need besides what the page loads anyway. */
function filesOf(files: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const add = (name: string) => {
    const file = files[name];
    if (file?.type !== 'chunk' || file.isEntry || seen.has(name)) return;
    seen.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) seen.add(style);
    for (const imported of file.imports) add(imported);
  };
  for (const module of modules) {
    // The bundler writes paths with slashes on every platform.
    const id = normalizePath(source(`app/${module}`));
    const chunk = Object.values(files).find((file) => file.type === 'chunk' && file.facadeModuleId === id);
    if (!chunk) throw new Error(`There is no file for ${module}`);
    add(chunk.fileName);
  }
  return [...seen].filter((name) => !name.includes('rolldown-runtime')).map((name) => name.replace('assets/', ''));
}

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Lets the page paint before its code is here, and ask for what it will show: the first stylesheet and the shell of the page are written
 * into it (9 kB, less than one round trip brings), and a script of 1 kB begins the first reads. Mocked builds
 * do not ask early, for nobody answers before the mocks are there.
 */
export function firstPaint({ asks, productDomain }: { asks: boolean; productDomain: string }): Plugin {
  let base = '/';
  let mode = 'production';
  let drawn: Promise<Shells>;
  /** Names of the files that draw posts early, where that is done. */
  let draw: ScreenFiles['draw'];
  return {
    name: 'sez-first-paint',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
      mode = config.mode;
    },
    generateBundle: {
      // The page, which names the file, is written in this step as well.
      order: 'pre',
      async handler(_options, files) {
        drawn = shells(mode);
        if (!asks) return;
        const feed = await feedFile();
        const post = await postFile((await drawn).post, filesOf(files, screenOf('Post')), `${base}assets/`);
        draw = { feed: feed.name, post: post.name };
        for (const { name, code } of [feed, post]) this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: code });
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
          // Late code asks for the styles that it shares with the first; where it finds their name it takes them for loaded. Never fetched:
          // it is disabled, and of no type that a style has, because Chromium 150 looks ahead in the page for that only.
          return `\n<link rel="stylesheet" href="${href}" type="text/plain" disabled>`;
        });
        if (styles.length === 0) throw new Error('The page names no stylesheet to write into it');
        const { styles: inPage, script: fonts } = addFonts(styles.join(''));
        const post = filesOf(files, screenOf('Post'));
        const screens: ScreenFiles = {
          draw,
          folder: `${base}assets/`,
          files: {
            // Its code is named by the file that draws it.
            Post: draw ? post.filter(isStyle) : post,
            Profile: filesOf(files, screenOf('Profile')),
          },
        };
        const early = `${fonts};${await script(base, asks, productDomain, screens)}`;
        const { page: markup } = await drawn;
        // Functions, because a `$` in the code would mean something in a plain replacement.
        return page
          .replace('<title>', () => `<link rel="expect" href="#entry-failure" blocking="render">\n<script>${early}</script>\n<title>`)
          .replace('</head>', () => `<style>${inPage}</style>\n</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
      },
    },
  };
}
