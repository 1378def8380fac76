import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { startServer } from '../../mocks/server/startServer.ts';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/chromium.mjs';
import { createPreview } from '../../scripts/preview/server.mjs';
import { type Session, signIn } from '../bench/signIn.ts';

// Uses the live build behind its security policy, with the mock backend over HTTP, because mocked builds make no early requests.

export const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;
const feed = '**/api/posts/recommended?*';
export const anyPost = /\/api\/posts\/p\d+$/;
const code = /\/assets\/index-[^/]*\.js$/;

let backend: Awaited<ReturnType<typeof startServer>>;
let preview: Server;
let browser: Browser;
let session: Session;
let origin: string;

/** Starts backend, host and browser before the tests of a file, and stops them after the last. */
export function useLiveBuild(): void {
  beforeAll(async () => {
    ensureBrowser();
    backend = await startServer({ port: 0 });
    preview = createPreview({ folder: 'dist', base: '/', isMocked: false, backend: backend.url }).server;
    await new Promise<void>((resolve) => preview.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(preview.address() as AddressInfo).port}`;
    const executablePath = findBrowser();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
    session = await signIn(browser, origin);
  }, 120_000);

  afterAll(async () => {
    await browser.close();
    preview.close();
    await backend.close();
  });
}

/** Opens the feed or another screen, and holds its code back until `release` is called. `answer` handles the request for its posts. */
export async function openWithoutCode(
  options: BrowserContextOptions = {},
  answer?: (route: Route) => Promise<void>,
  path = '/',
  before?: (page: Page) => Promise<unknown>,
) {
  // Playwright can't hold back what a worker asks for.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: origin,
    storageState: session,
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(code, async (route) => {
    await isReleased;
    await route.continue();
  });
  // Fonts of other scripts arrive later than the text.
  await page.route(/\/inter-cyrillic-[^/]*\.woff2$/, async (route) => {
    await sleep(400);
    await route.continue();
  });
  if (answer) await page.route(path === '/' ? feed : anyPost, answer);
  await before?.(page);
  await page.goto(path, { waitUntil: 'commit' });
  return { page, problems, release };
}

/** The text and the box of everything that people have written, in the first posts; mentions, tags and addresses as parts of their text. */
export const textOf = (page: Page, card: string) =>
  page.locator(`${card} :is([data-part], a, h2, p)[dir="auto"]:not(p *)`).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // The visible text: addresses without the parts that are only copied, and with the stylesheet's `…` in place of them.
      const copy = element.cloneNode(true) as Element;
      for (const unseen of copy.querySelectorAll('a > [aria-hidden]')) unseen.remove();
      for (const address of copy.querySelectorAll('[data-whole]')) address.append('…');
      return { text: copy.textContent, box: [x, y, width, height].map((length) => Math.round(length * 10) / 10) };
    }),
  );
export const early = 'div[data-post-id]';
export const late = 'article[data-post-id]';

/** Starts watching the page. The result tells whether a frame had no text, and the sum of layout shifts. */
export async function watchText(page: Page): Promise<() => Promise<{ isEmpty: boolean; shift: number }>> {
  await page.evaluate(() => {
    const seen = { isEmpty: false, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      seen.isEmpty ||= document.querySelector('[data-post-id] [dir="auto"]') === null;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { seen: { isEmpty: boolean; shift: number } }).seen);
}
