import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly dynamicImports?: readonly string[];
}

const manifest = 'dist-mocked/.vite/manifest.json';

/**
 * Every file of the built product that begins code which comes later, by its module: `app/screens/Groups`. What several of them share
 * is fetched with each of them, and fails with each of them.
 */
export function lateEntries(): ReadonlyMap<string, string> {
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing: run npm run build:mocked first.`);
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
  const entries = new Set(Object.values(chunks).flatMap(({ dynamicImports = [] }) => dynamicImports));
  const ofProduct = [...entries].filter((key) => !key.startsWith('mocks/'));
  return new Map(ofProduct.map((key) => [moduleOf(key, chunks[key]), `/${chunks[key]?.file}`]));
}

/** A chunk that others import as well has no module of its own in the manifest, only the name of one. */
const moduleOf = (key: string, chunk: Chunk | undefined) =>
  key.startsWith('_') ? (chunk?.name ?? key) : key.replace(/^src\/|^node_modules\//, '').replace(/(\/index)?\.[jt]sx?$/, '');

/** Refuses all late code of a page, each file until it is let through. */
export class LateCode {
  readonly #entries = lateEntries();
  readonly #refusing = new Set(this.#entries.values());
  readonly #refused = new Set<string>();
  readonly #come = new Set<string>();

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

  /** Waits until the page has asked for it, in vain. */
  async expectRefused(module: string): Promise<void> {
    await expect.poll(() => this.#refused.has(this.#fileOf(module)), `${module} was asked for and refused`).toBe(true);
  }

  letThrough(module: string): void {
    this.#refusing.delete(this.#fileOf(module));
  }

  /** Waits until the page has asked for it again, and got it; `remind` is done until then. */
  async expectCome(module: string, remind: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await remind();
      expect(this.#come.has(this.#fileOf(module)), `${module} was asked for again`).toBe(true);
    }).toPass({ timeout: 30_000 });
  }
}
