import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test as base, expect, inject, onTestFinished } from 'vitest';
import { findEngine } from '../../../scripts/engines/engines.mjs';
import { root } from '../../../scripts/setup.mjs';
import { startDriver } from './driver.ts';
import { desktop, Page } from './page.ts';

/** Skips the tests where WebKit is missing; `npm test` reports that by itself, this is for running them alone. */
export const isMissing = findEngine('webkit') === undefined && process.env['CI'] !== 'true';

let driver: Awaited<ReturnType<typeof startDriver>> | undefined;

interface Options {
  size?: { width: number; height: number };
  /** Console errors that this test provokes. */
  expects?: RegExp[];
}

/** The folder for the screenshot of a failed walk. */
const pictures = join(root, 'test-results/webkit');

/** A test in a fresh, private window of WebKit; a console error fails it. */
export function walk(title: string, body: (page: Page) => Promise<void>, { size = desktop, expects = [] }: Options = {}) {
  base.skipIf(isMissing)(title, async () => {
    const page = await openPage(size);
    onTestFinished(() => page.close());
    await body(page).catch(async (error: unknown) => {
      mkdirSync(pictures, { recursive: true });
      await page.screenshot(join(pictures, `${title.replaceAll(/\W+/g, '-')}.png`)).catch(() => undefined);
      throw error;
    });
    expect(await page.problems(...expects), 'errors in the console').toEqual([]);
  });
}

let shared: Page | undefined;

/**
 * Runs a test on the page that the tests of a file share, because a window takes seconds to open. A test that fails closes the page, because
 * on a busy machine a window was seen in which no further page started.
 */
export async function onSharedPage(steps: (page: Page) => Promise<void>): Promise<void> {
  shared ??= await openPage(desktop);
  try {
    await steps(shared);
  } catch (error) {
    const failed = shared;
    shared = undefined;
    await failed.close();
    throw error;
  }
}

/** Opens a fresh, private window with a viewport of that size. Only one can be open: close it before the next. */
async function openPage(size: { width: number; height: number }): Promise<Page> {
  driver ??= await startDriver();
  const page = new Page(await driver.newSession(), inject('app'));
  await page.resize(size);
  return page;
}

afterAll(async () => {
  await shared?.close();
  driver?.stop();
  driver = undefined;
});

/** Writes a picture of one pixel to a file and returns the path. */
export function aPicture(): string {
  const path = join(tmpdir(), 'one.png');
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  writeFileSync(path, Buffer.from(dot, 'base64'));
  return path;
}
