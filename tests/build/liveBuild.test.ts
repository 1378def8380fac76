import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { laws } from '@/api/contract/laws';
import { scriptBudget } from '../bench/report.ts';

/** Returns every file of a build with its text. */
function filesOf(folder: string): { path: string; text: string }[] {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder}/ is missing: run npm run build and npm run build:mocked first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), text: readFileSync(join(entry.parentPath, entry.name), 'latin1') }));
}

/** Strings that survive minification if the mocks, their panel or the mock library are bundled. */
const traces = ['mockServiceWorker', 'setupWorker', '__mock', 'mock:faults', '/mocks/', '[MSW]'];

describe('the live build', () => {
  let live: ReturnType<typeof filesOf>;
  let mocked: ReturnType<typeof filesOf>;
  beforeAll(() => {
    live = filesOf('dist');
    mocked = filesOf('dist-mocked');
  });

  it('contains no byte of the mocks', () => {
    const found = live.flatMap(({ path, text }) =>
      traces.filter((trace) => text.includes(trace) || path.includes(trace)).map((trace) => `${path}: ${trace}`),
    );
    expect(found).toEqual([]);
  });

  it.each(traces.filter((trace) => trace !== '/mocks/'))('would be caught by "%s", which the mocked build contains', (trace) => {
    expect(mocked.some(({ path, text }) => text.includes(trace) || path.includes(trace))).toBe(true);
  });

  it('contains nothing of the law of the endpoints, which the mocked build contains', () => {
    const sentences = Object.values(laws).flatMap(({ about }) => (/^[\w ,.;:()-]{30,}$/.test(about) ? [about] : []));
    expect(sentences.length).toBeGreaterThan(30);
    const inBuild = (files: typeof live) => sentences.filter((sentence) => files.some(({ text }) => text.includes(sentence)));
    expect(inBuild(live)).toEqual([]);
    expect(inBuild(mocked)).toEqual(sentences);
  });

  it('ships no source map', () => {
    expect(live.filter(({ path, text }) => path.endsWith('.map') || text.includes('sourceMappingURL=')).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('has the licences of exactly its packages in a file beside it, like the mocked build', () => {
    const headings = (folder: string) =>
      readFileSync(`${folder}/third-party-notices.txt`, 'utf8')
        .match(/^### .*/gm)
        ?.join(', ') ?? '';
    const namesOf = (list: string) => [...list.matchAll(/(@?[\w./-]+) \d+\.\d+\.\d+/g)].map(([, name]) => name);
    const inLive = namesOf(headings('dist'));
    const carried = [
      'react',
      'react-dom',
      'scheduler',
      'jotai',
      'valibot',
      'wouter',
      'dompurify',
      'libphonenumber-js',
      'country-flag-icons',
    ];
    expect(inLive).toEqual(expect.arrayContaining([...carried, 'lucide-react', '@radix-ui/react-dialog', 'socket.io-client', 'vite']));
    for (const name of ['msw', 'vitest', 'react-day-picker', 'sharp']) expect(inLive).not.toContain(name);
    expect(namesOf(headings('dist-mocked'))).toContain('msw');
    expect(readFileSync('dist/third-party-notices.txt', 'utf8')).toContain('SIL Open Font License, Version 1.1');
  });

  it('names no file of the machine that built it', () => {
    const here = process.cwd();
    expect(live.filter(({ text }) => text.includes(here)).map(({ path }) => path)).toEqual([]);
  });

  it('has a page whose scripts are files or inline, never event handlers, which the security policy would refuse', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    expect(page).toContain('<script type="module"');
    expect(page).not.toMatch(/\son\w+="/);
    expect(page).not.toContain('javascript:');
  });

  it('preloads the code of the feed in its page and inlines its styles, which saves a round trip', () => {
    interface Entry {
      file: string;
      imports?: string[];
      css?: string[];
    }
    const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Entry>;
    const filesFrom = (name: string, visited = new Set<string>()): string[] => {
      const entry = manifest[name];
      if (!entry || visited.has(name)) return [];
      visited.add(name);
      return [entry.file, ...(entry.css ?? []), ...(entry.imports ?? []).flatMap((imported) => filesFrom(imported, visited))];
    };
    const files = filesFrom('index.html');
    /** A script adds the fonts that are files; see `addFonts` in scripts/early/fonts.ts. */
    const withoutFonts = (styles: string) => styles.replaceAll(/@font-face\{src:url[^}]*\}/g, '');
    // The files are the script, the styles and what the bundler adds to run them.
    expect(files.length).toBeGreaterThan(2);
    const page = readFileSync('dist/index.html', 'utf8');
    const isIn = (file: string) =>
      file.endsWith('.css') ? page.includes(withoutFonts(readFileSync(`dist/${file}`, 'utf8')).trim()) : page.includes(`="/${file}"`);
    expect(files.filter((file) => !isIn(file))).toEqual([]);
    expect(page.match(/['"]url\(\/assets\/inter-[^)]*\.woff2\)/g)).toHaveLength(4);
    // With such a rule a browser would lay out the text of the whole page again when a stylesheet arrives late.
    expect(page).not.toMatch(/@font-face\{src:url/);
    expect(page.match(/<link rel="stylesheet"(?![^>]* disabled>)/)).toBeNull();
  });

  it('has late stylesheets that don’t change elements that are already on the page', () => {
    const late = live.filter(({ path }) => path.endsWith('.css') && !/[\\/]index-[^\\/]*$/.test(path));
    expect(late.length).toBeGreaterThan(20);
    // A new property, or a rule that may match any element, makes the browser restyle every element of the page (0.1 s on a phone).
    const namesSomething = /^@(?!property|font-face)|[.#[]|(?:^|[\s>+~])[a-z\d.%]/i;
    // Commas within `:is(…)` don't separate selectors here, so the parentheses are removed first.
    const selectorsOf = (text: string) =>
      [...text.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selectors = '']) => selectors.split(','));
    expect(
      late.flatMap(({ path, text }) =>
        selectorsOf(text)
          .filter((selector) => !namesSomething.test(selector))
          .map((selector) => `${path}: ${selector}`),
      ),
    ).toEqual([]);
  });

  it('preloads the files of linked screens beside the first ones', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    const names = [...page.matchAll(/["'`]([\w-]+\.(?:js|css))["'`]/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !existsSync(`dist/assets/${name}`))).toEqual([]);
    for (const start of ['late-', 'Post-', 'Profile-', 'icons-', 'common-'])
      expect(names.some((name) => name.startsWith(start))).toBe(true);
  });

  it('needs no menu, popover or dialog for the first view of a screen: those load with a press, or when the page is idle', () => {
    const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, { file: string; imports?: string[] }>;
    const filesFrom = (name: string, visited = new Set<string>()): Set<string> => {
      const entry = manifest[name];
      if (!entry || visited.has(name)) return visited;
      visited.add(name);
      for (const imported of entry.imports ?? []) filesFrom(imported, visited);
      return visited;
    };
    const isOfParts = (name: string) => /\/parts-.*\.js$/.test(manifest[name]?.file ?? '');
    // Followers and following aren't listed: they begin with the choice of their order, which needs a listbox.
    const screens = ['Post', 'Profile', 'Search', 'Notifications', 'Group', 'Groups', 'Channel', 'Welcome', 'ModernFeed'];
    const names = screens.map((screen) => `src/app/screens/${screen}.tsx`);
    expect(Object.keys(manifest).filter(isOfParts)).toHaveLength(1);
    expect(names.filter((name) => !manifest[name])).toEqual([]);
    expect(names.filter((name) => [...filesFrom(name)].some(isOfParts))).toEqual([]);
  });

  it('has a page that paints by itself: the first round trip brings the shape of the feed and its request', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    expect(page).toMatch(/<div id="root"><div class="[^"]+">.*Loading posts/s);
    expect(page).toContain('/posts/recommended?');
    expect(readFileSync('dist-mocked/index.html', 'utf8')).toContain('asks:!1');
    // The names of files in it alone change its compressed size by up to 50 bytes from build to build.
    expect(brotliCompressSync(page).length).toBeLessThan(14_800);
  });

  it('creates no Intl formatter before the first post, because that is slower than anything else there', () => {
    const [entry = ''] = readFileSync('dist/index.html', 'utf8').match(/assets\/index-[^"]+\.js/) ?? [];
    expect(readFileSync(`dist/${entry}`, 'utf8')).not.toMatch(/\bIntl\.|toLocale(?:Date|Time)?String/);
  });

  it('has a page whose first frame waits for the complete shell', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    const [, awaited = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(page) ?? [];
    const [head = '', body = ''] = page.split('</head>');
    expect(head).toContain('rel="expect"');
    // The template is the last element of the root, so the shell is complete when it arrives.
    expect(body).toMatch(new RegExp(`<template id="${awaited}">(?:(?!</?template).)*</template></div>\\s*(?:<noscript>|$)`));
  });

  it('keeps the JavaScript before the first post within its budget', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `dist/${file}`);
    expect(scripts.length).toBeGreaterThan(0);
    scripts.push(...readdirSync('dist/assets').flatMap((name) => (/^early-feed-.*\.js$/.test(name) ? [`dist/assets/${name}`] : [])));
    const bytes = scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
    // The budget is in kB of 1,024 bytes, as in the bench. The firm limits are the ratios of time in docs/speed.md.
    expect(bytes).toBeLessThan(scriptBudget);
  });
});
