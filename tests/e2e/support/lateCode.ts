import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly dynamicImports?: readonly string[];
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

const manifest = 'dist-mocked/.vite/manifest.json';

/**
 * Files of the built product that a dynamic import loads, by module, such as `app/screens/Groups`. Chunks that several of them
 * share are loaded with each of them and aren't included.
 */
export function lateEntries(): ReadonlyMap<string, string> {
  const chunks = builtChunks();
  const entries = new Set(Object.values(chunks).flatMap(({ dynamicImports = [] }) => dynamicImports));
  const ofProduct = [...entries].filter((key) => !key.startsWith('mocks/'));
  return new Map(ofProduct.map((key) => [moduleOf(key, chunks[key]), `/${chunks[key]?.file}`]));
}

/**
 * All other late files, by file name: chunks that several late modules share, and the late styles. Files that the page starts with
 * or that the mocks need aren't included.
 */
export function lateCompanions(): ReadonlyMap<string, string> {
  const chunks = builtChunks();
  const first = new Set<string>();
  const visit = (key: string): void => {
    if (first.has(key)) return;
    first.add(key);
    for (const next of chunks[key]?.imports ?? []) visit(next);
  };
  for (const [key, { isEntry }] of Object.entries(chunks)) if (isEntry || key.startsWith('mocks/')) visit(key);
  const filesOf = (isIncluded: (key: string) => boolean) =>
    Object.entries(chunks).flatMap(([key, { file, css = [] }]) => (isIncluded(key) ? [file, ...css] : []));
  const others = new Set([...lateEntries().values(), ...filesOf((key) => first.has(key)).map((file) => `/${file}`)]);
  return new Map(
    filesOf((key) => !first.has(key)).flatMap((file) =>
      others.has(`/${file}`) || !/\.(js|css)$/.test(file) ? [] : [[file, `/${file}`] as const],
    ),
  );
}

function builtChunks(): Record<string, Chunk> {
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing: run npm run build:mocked first.`);
  return JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
}

/** A shared chunk has no module of its own in the manifest, only a name. */
const moduleOf = (key: string, chunk: Chunk | undefined) =>
  key.startsWith('_') ? (chunk?.name ?? key) : key.replace(/^src\/|^node_modules\//, '').replace(/(\/index)?\.[jt]sx?$/, '');

/** Blocks the page's late code; each file stays blocked until it is let through. */
export class LateCode {
  readonly #entries: ReadonlyMap<string, string>;
  readonly #refusing: Set<string>;
  readonly #refused = new Set<string>();
  readonly #come = new Set<string>();

  constructor(files: ReadonlyMap<string, string> = lateEntries()) {
    this.#entries = files;
    this.#refusing = new Set(files.values());
  }

  /** The number of files that were requested and are still blocked. */
  get waiting(): number {
    return [...this.#refused].filter((file) => this.#refusing.has(file)).length;
  }

  /** Unblocks all files that were requested. */
  letWaitingThrough(): void {
    for (const file of this.#refused) this.#refusing.delete(file);
  }

  /** Files that were blocked when requested and haven't arrived since. */
  get missing(): readonly string[] {
    return [...this.#refused].filter((file) => !this.#come.has(file));
  }

  async refuseIn(page: Page): Promise<void> {
    await page.context().route(
      (url) => this.#refusing.has(url.pathname),
      (route) => {
        this.#refused.add(new URL(route.request().url()).pathname);
        return route.abort();
      },
    );
    page.on('requestfinished', (request) => this.#come.add(new URL(request.url()).pathname));
  }

  #fileOf(module: string): string {
    const file = this.#entries.get(module);
    if (file === undefined) throw new Error(`The build has no late code called ${module}: ${[...this.#entries.keys()].join(', ')}`);
    return file;
  }

  /** Waits until the page has requested the module and was refused. */
  async expectRefused(module: string): Promise<void> {
    await expect.poll(() => this.#refused.has(this.#fileOf(module)), `${module} was asked for and refused`).toBe(true);
  }

  letThrough(module: string): void {
    this.#refusing.delete(this.#fileOf(module));
  }

  /** Waits until the page has requested the module again and received it; repeats `remind` until then. */
  async expectCome(module: string, remind: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await remind();
      expect(this.#come.has(this.#fileOf(module)), `${module} was asked for again`).toBe(true);
    }).toPass({ timeout: 30_000 });
  }
}
