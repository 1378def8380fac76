import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

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
    const found = live.flatMap(({ path, text }) => traces.filter((trace) => text.includes(trace) || path.includes(trace)).map((trace) => `${path}: ${trace}`));
    expect(found).toEqual([]);
  });

  it.each(traces.filter((trace) => trace !== '/mocks/'))('would be found out by "%s", which the mocked build holds', (trace) => {
    expect(mocked.some(({ path, text }) => text.includes(trace) || path.includes(trace))).toBe(true);
  });

  it('ships no source map', () => {
    expect(live.filter(({ path, text }) => path.endsWith('.map') || text.includes('sourceMappingURL=')).map(({ path }) => path)).toEqual([]);
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

  it('names the code and the styles of the feed in its page, all of them, so that they come without a round trip of their own', () => {
    interface Entry { file: string; imports?: string[]; css?: string[] }
    const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Entry>;
    const filesFrom = (name: string, seen = new Set<string>()): string[] => {
      const entry = manifest[name];
      if (!entry || seen.has(name)) return [];
      seen.add(name);
      return [entry.file, ...(entry.css ?? []), ...(entry.imports ?? []).flatMap((imported) => filesFrom(imported, seen))];
    };
    const files = filesFrom('src/app/screens/Home/index.tsx');
    expect(files.length).toBeGreaterThan(3);
    const page = readFileSync('dist/index.html', 'utf8');
    expect(files.filter((file) => !page.includes(`="/${file}"`))).toEqual([]);
  });
});
