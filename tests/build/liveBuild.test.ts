import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { laws } from '@/api/contract/laws';
import { scriptBudget } from '../bench/report.ts';

/** Every file of a build with its text. */
function filesOf(folder: string): { path: string; text: string }[] {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder}/ is missing: run npm run build and npm run build:mocked first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), text: readFileSync(join(entry.parentPath, entry.name), 'latin1') }));
}

/** Strings that survive minification wherever the mocks, their panel or the mock library are bundled. */
const traces = ['mockServiceWorker', 'setupWorker', '__mock', 'mock:faults', '/mocks/', '[MSW]'];

describe('the live build', () => {
  let live: ReturnType<typeof filesOf>;
  let mocked: ReturnType<typeof filesOf>;
  beforeAll(() => {
    live = filesOf('dist');
    mocked = filesOf('dist-mocked');
  });

  it('holds not one byte of the mocks', () => {
    const found = live.flatMap(({ path, text }) =>
      traces.filter((trace) => text.includes(trace) || path.includes(trace)).map((trace) => `${path}: ${trace}`),
    );
    expect(found).toEqual([]);
  });

  it.each(traces.filter((trace) => trace !== '/mocks/'))('would be found out by "%s", which the mocked build holds', (trace) => {
    expect(mocked.some(({ path, text }) => text.includes(trace) || path.includes(trace))).toBe(true);
  });

  it('holds nothing of the law of the endpoints, which the mocked build holds', () => {
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

  it('names the code of the feed in its page and holds its styles, so that they come without a round trip of their own', () => {
    interface Entry {
      file: string;
      imports?: string[];
      css?: string[];
    }
    const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Entry>;
    const filesFrom = (name: string, seen = new Set<string>()): string[] => {
      const entry = manifest[name];
      if (!entry || seen.has(name)) return [];
      seen.add(name);
      return [entry.file, ...(entry.css ?? []), ...(entry.imports ?? []).flatMap((imported) => filesFrom(imported, seen))];
    };
    const files = filesFrom('index.html');
    /** Fonts that are files are added by script; see `addFonts` in scripts/early/fonts.ts. */
    const withoutFonts = (styles: string) => styles.replaceAll(/@font-face\{src:url[^}]*\}/g, '');
    // The script, the styles and what the bundler adds to run them.
    expect(files.length).toBeGreaterThan(2);
    const page = readFileSync('dist/index.html', 'utf8');
    const isIn = (file: string) =>
      file.endsWith('.css') ? page.includes(withoutFonts(readFileSync(`dist/${file}`, 'utf8')).trim()) : page.includes(`="/${file}"`);
    expect(files.filter((file) => !isIn(file))).toEqual([]);
    expect(page.match(/['"]url\(\/assets\/inter-[^)]*\.woff2\)/g)).toHaveLength(4);
    // Would make a browser begin anew with the lines of the whole page when a stylesheet comes late.
    expect(page).not.toMatch(/@font-face\{src:url/);
    expect(page.match(/<link rel="stylesheet"(?![^>]* disabled>)/)).toBeNull();
  });

  it('has late stylesheets that leave the styles of what stands in the page alone', () => {
    const late = live.filter(({ path }) => path.endsWith('.css') && !/[\\/]index-[^\\/]*$/.test(path));
    expect(late.length).toBeGreaterThan(20);
    // A new property, or a rule that could speak of any element, gives every element of the page a new style (0.1 s on a phone).
    const namesSomething = /^@(?!property|font-face)|[.#[]|(?:^|[\s>+~])[a-z\d.%]/i;
    // Commas within `:is(…)` separate nothing here.
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

  it('names in its page the files of the screens that links lead to, so that they come beside the first', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    const names = [...page.matchAll(/["'`]([\w-]+\.(?:js|css))["'`]/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !existsSync(`dist/assets/${name}`))).toEqual([]);
    for (const start of ['late-', 'Post-', 'Profile-', 'icons-', 'common-'])
      expect(names.some((name) => name.startsWith(start))).toBe(true);
  });

  it('needs no menu, popover or dialog for what a screen shows first: those come with a press, or when the page is idle', () => {
    const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, { file: string; imports?: string[] }>;
    const filesFrom = (name: string, seen = new Set<string>()): Set<string> => {
      const entry = manifest[name];
      if (!entry || seen.has(name)) return seen;
      seen.add(name);
      for (const imported of entry.imports ?? []) filesFrom(imported, seen);
      return seen;
    };
    const isOfParts = (name: string) => /\/parts-.*\.js$/.test(manifest[name]?.file ?? '');
    // Followers and following begin with their order, which is chosen from a list that opens.
    const screens = ['Post', 'Profile', 'Search', 'Notifications', 'Group', 'Groups', 'Channel', 'Welcome', 'ModernFeed'];
    const names = screens.map((screen) => `src/app/screens/${screen}.tsx`);
    expect(Object.keys(manifest).filter(isOfParts)).toHaveLength(1);
    expect(names.filter((name) => !manifest[name])).toEqual([]);
    expect(names.filter((name) => [...filesFrom(name)].some(isOfParts))).toEqual([]);
  });

  it('has a page that paints by itself: with the shape of the feed, and asking for it, within what the first round trip brings', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    expect(page).toMatch(/<div id="root"><div class="[^"]+">.*Loading posts/s);
    expect(page).toContain('/posts/recommended?');
    expect(readFileSync('dist-mocked/index.html', 'utf8')).toContain('asks:!1');
    expect(brotliCompressSync(page).length).toBeLessThan(14_700);
  });

  it('makes no formatter of the browser before the first post, which takes longer than anything else there', () => {
    const [entry = ''] = readFileSync('dist/index.html', 'utf8').match(/assets\/index-[^"]+\.js/) ?? [];
    expect(readFileSync(`dist/${entry}`, 'utf8')).not.toMatch(/\bIntl\.|toLocale(?:Date|Time)?String/);
  });

  it('has a page whose first frame waits for its shell, instead of showing what of it has come', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    const [, awaited = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(page) ?? [];
    const [head = '', body = ''] = page.split('</head>');
    expect(head).toContain('rel="expect"');
    // The last thing in the root: with its end, the shell is there.
    expect(body).toMatch(new RegExp(`<template id="${awaited}">(?:(?!</?template).)*</template></div>\\s*(?:<noscript>|$)`));
  });

  it('keeps the JavaScript that comes before the first post within its budget', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => `dist/${file}`);
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
    // kB of 1,024 bytes, as the bench has it. What must hold are its ratios of time: see docs/speed.md.
    expect(bytes).toBeLessThan(scriptBudget);
  });
});
