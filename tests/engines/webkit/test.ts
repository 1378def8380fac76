import { afterAll, test as base, expect, onTestFinished } from 'vitest';
import { findEngine } from '../../../scripts/engines/engines.mjs';
import { startDriver } from './driver.ts';
import { desktop, Page } from './page.ts';

/** `npm test` says by itself that they were not run; this is for whoever runs them alone. */
export const isMissing = findEngine('webkit') === undefined && process.env['CI'] !== 'true';

let driver: Awaited<ReturnType<typeof startDriver>> | undefined;

interface Options {
  size?: { width: number; height: number };
  /** Console errors that this walk provokes. */
  expects?: RegExp[];
}

/** A test in a fresh, private window of WebKit; an error in its console fails it. */
export function walk(title: string, body: (page: Page) => Promise<void>, { size = desktop, expects = [] }: Options = {}) {
  base.skipIf(isMissing)(title, async () => {
    const page = await openPage(size);
    onTestFinished(() => page.close());
    await body(page);
    expect(await page.problems(...expects), 'errors in the console').toEqual([]);
  });
}

/** A fresh, private window with an inside of that size. One at a time: close it before the next. */
export async function openPage(size: { width: number; height: number }): Promise<Page> {
  driver ??= await startDriver();
  const page = new Page(await driver.newSession());
  await page.resize(size);
  return page;
}

afterAll(() => {
  driver?.stop();
  driver = undefined;
});
