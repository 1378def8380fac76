import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../mocks/server/startServer.ts';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/chromium.mjs';
import { createPreview } from '../../scripts/preview/server.mjs';
import { type Session, signIn } from '../bench/signIn.ts';

// The live build behind its security policy, against the mock backend over HTTP: mocked builds ask for nothing early.

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;
const feed = '**/api/posts/recommended?*';
const code = /\/assets\/index-[^/]*\.js$/;

let backend: Awaited<ReturnType<typeof startServer>>;
let preview: Server;
let browser: Browser;
let session: Session;
let origin: string;

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

/** Opens the feed, or another screen, and keeps its code back until `release` is called. */
async function openWithoutCode(options: BrowserContextOptions = {}, answer?: (route: Route) => Promise<void>, path = '/') {
  const context = await browser.newContext({ baseURL: origin, storageState: session, reducedMotion: 'reduce', ...options });
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
  // Fonts of other scripts come later than the words do.
  await page.route(/\/inter-cyrillic-[^/]*\.woff2$/, async (route) => {
    await sleep(400);
    await route.continue();
  });
  if (answer) await page.route(feed, answer);
  await page.goto(path, { waitUntil: 'commit' });
  return { page, problems, release };
}

/** What stands where: the text and the box of each thing that people have written, in the first posts. */
const said = (page: Page, card: string) =>
  page.locator(`${card} :is([data-part], a, h2, p)[dir="auto"]`).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { text: element.textContent, box: [x, y, width, height].map((length) => Math.round(length * 10) / 10) };
    }),
  );
const early = 'div[data-post-id]';
const late = 'article[data-post-id]';

/** Of the answer only posts that are nothing but words, so that several cards can stand before the code is here. */
async function onlyWords(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { results: Record<string, unknown>[] };
  const isPlain = ({ type, attachedFiles, reactionSets }: Record<string, unknown>) =>
    type === 'post' && (attachedFiles as unknown[] | null)?.length !== 1 && Array.isArray(reactionSets);
  const results = body.results
    .filter(isPlain)
    .map((post) => ({ ...post, attachedFiles: [], urls: [], reactionSets: [], numReplies: 0 }))
    .map((post, index) =>
      index === 1 ? { ...post, title: null, rawText: 'See https://www.example.com/a/very/long/address/that/is/cut/for/the/eye' } : post,
    );
  await route.fulfill({ response, json: { ...body, results } });
}

describe('the words of the first posts, drawn before the code is here', { timeout: 40_000 }, () => {
  it.each(sizes)('stand where the cards will say them, on %s', async (_name, viewport) => {
    const { page, problems, release } = await openWithoutCode({ viewport });
    await page.locator(early).first().waitFor();
    const before = await said(page, early);
    expect(before.length).toBeGreaterThanOrEqual(2);
    release();
    await page.locator(late).first().waitFor();
    const after = await said(page, late);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(sizes)('stand there in every card, as long as cards are nothing but words, on %s', async (_name, viewport) => {
    const { page, release } = await openWithoutCode({ viewport }, onlyWords);
    await page.locator(early).nth(2).waitFor({ state: 'attached' });
    const before = await said(page, early);
    release();
    await page.locator(late).nth(2).waitFor();
    const after = await said(page, late);
    expect(after.length).toBeGreaterThan(5);
    expect(after.slice(0, before.length)).toEqual(before.slice(0, after.length));
    await page.context().close();
  });

  it('never go away again, and nothing moves by itself', async () => {
    const { page, release } = await openWithoutCode({ viewport: sizes[0][1] });
    await page.locator(early).first().waitFor();
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
    release();
    await page.locator(late).nth(2).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: { isEmpty: boolean; shift: number } }).seen);
    expect(seen.isEmpty).toBe(false);
    expect(seen.shift).toBeLessThan(0.01);
    await page.context().close();
  });

  it('come with styles of their own, which late code does not fetch a second time', async () => {
    const { page, release } = await openWithoutCode();
    const styles: string[] = [];
    page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(new URL(request.url()).pathname));
    release();
    await page.locator(late).first().getByRole('button', { name: /weigh/i }).click();
    await page.getByRole('slider').first().waitFor();
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((path) => path.startsWith('/assets/index-'))).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['refused', (route: Route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'Server error' } }), 'Posts did not load'],
    ['no list', (route: Route) => route.fulfill({ json: { results: 'nonsense' } }), 'Nothing here yet'],
    ['broken', (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"results":[' }), 'Nothing here yet'],
  ])('are not drawn from an answer that is %s, and the application says so', async (_what, answer, said) => {
    const { page, release } = await openWithoutCode({}, answer);
    await page.getByText('Loading posts').waitFor({ state: 'attached' });
    release();
    await page.getByText(said).waitFor();
    expect(await page.locator('[data-post-id]').count()).toBe(0);
    await page.context().close();
  });

  it('are not drawn where a reload leads back to the middle of the list', async () => {
    const { page, release } = await openWithoutCode({ viewport: sizes[0][1] });
    release();
    await page.locator(late).nth(2).waitFor();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator(late).nth(3).waitFor();
    const place = () => page.evaluate(() => sessionStorage.getItem('scrollState') ?? '');
    await expect.poll(place, { timeout: 8000 }).toMatch(/"position":1[0-9]{3}/);
    await page.addInitScript(() => {
      const seen = { words: false };
      Object.assign(window, { seen });
      new MutationObserver(() => (seen.words ||= document.querySelector('div[data-post-id]') !== null)).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.reload();
    await page.locator(late).first().waitFor();
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 8000 }).toBeGreaterThan(1000);
    expect(await page.evaluate(() => (window as unknown as { seen: { words: boolean } }).seen.words)).toBe(false);
    await page.context().close();
  });

  it('are not drawn for a guest', async () => {
    const { page, release } = await openWithoutCode({ storageState: { cookies: [], origins: [] } });
    release();
    await page.waitForURL('**/welcome');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('[data-post-id]').count()).toBe(0);
    await page.context().close();
  });
});

describe('files of late code', { timeout: 40_000 }, () => {
  it('are asked for one at a time, so that a screen of twenty holds nothing up', async () => {
    const { page, release } = await openWithoutCode();
    await page.evaluate(() => {
      const added: number[] = [];
      Object.assign(window, { added });
      // Called once for all that one step of the page's code has added.
      new MutationObserver((changes) => added.push(changes.flatMap(({ addedNodes }) => [...addedNodes]).length)).observe(document.head, {
        childList: true,
      });
    });
    const added = () => page.evaluate(() => (window as unknown as { added: number[] }).added);
    release();
    await page.locator(late).first().waitFor();
    // When the page is idle, it fetches the screens that are one press away.
    await expect.poll(async () => (await added()).length, { timeout: 20_000 }).toBeGreaterThan(20);
    expect(Math.max(...(await added()))).toBe(1);
    await page.context().close();
  });

  it.each([
    ['a post', '/post/p0000001', 'article[data-post-id]'],
    ['a person', '/user/maya', 'main h1 bdi'],
  ])('are all on their way before the code runs where the address names %s', async (_what, path, content) => {
    const { page, release } = await openWithoutCode({ viewport: sizes[0][1] }, undefined, path);
    await page.waitForTimeout(500);
    const released = await page.evaluate((content) => {
      new MutationObserver(() => {
        if (document.querySelector(content)) document.documentElement.dataset['stood'] ??= String(performance.now());
      }).observe(document, { childList: true, subtree: true });
      return performance.now();
    }, content);
    release();
    await page.locator('[data-stood]').waitFor({ state: 'attached' });
    const asked = await page.evaluate(
      (released) =>
        performance
          .getEntriesByType('resource')
          .filter(
            ({ name, startTime }) =>
              name.endsWith('.js') && startTime > released && startTime < Number(document.documentElement.dataset['stood']),
          )
          .map(({ name }) => name),
      released,
    );
    expect(asked).toEqual([]);
    await page.context().close();
  });
});
