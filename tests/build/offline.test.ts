import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../mocks/server/startServer.ts';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/chromium.mjs';
import { createPreview } from '../../scripts/preview/server.mjs';
import { subPathBuild } from '../../scripts/test/subPathBuild.mjs';
import { type Session, signIn } from '../bench/signIn.ts';
import { share, thumbnails } from './share.ts';

// Opens the live build through its service worker, with the mock backend over HTTP.

let backend: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
/** The build at the root of its host, and the one below a path. */
let root: Site;
let below: Site;
/** `portal`: pages don't come, and a network that wants one to sign in answers all else. */
let network: 'up' | 'portal' = 'up';
/** Whether the host serves the release before this one. */
let isFormer = false;
const open: BrowserContext[] = [];

interface Site {
  readonly host: Server;
  readonly home: string;
  readonly session: Session;
}

beforeAll(async () => {
  ensureBrowser();
  backend = await startServer({ port: 0 });
  const executablePath = findBrowser();
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
  root = await serve('dist', '/');
  below = await serve(subPathBuild.folder, subPathBuild.base);
}, 120_000);

afterEach(async () => {
  network = 'up';
  isFormer = false;
  await Promise.all(open.splice(0).map((context) => context.close()));
});

afterAll(async () => {
  await browser.close();
  for (const { host } of [root, below]) host.close();
  await backend.close();
});

/** Serves a build on a host of its own, and signs in there. */
async function serve(folder: string, base: string): Promise<Site> {
  const { server, warm } = createPreview({ folder, base, isMocked: false, backend: backend.url });
  await warm();
  const host = createServer((request, response) => {
    const former = formerRelease(folder, base, request.url);
    if (former) response.writeHead(200, { 'content-type': former.type, 'cache-control': 'no-cache' }).end(former.body);
    else if (network === 'up') server.emit('request', request, response);
    else if (request.headers['sec-fetch-mode'] === 'navigate') request.destroy();
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to this network</h1>');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(host.address() as AddressInfo).port}`;
  return { host, home: origin + base, session: await signIn(browser, origin) };
}

/** A file of the release before this one, which is the same code: its first file has another name, which names the release. */
function formerRelease(folder: string, base: string, url = ''): { type: string; body: string } | undefined {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const first = /(?<=<script type="module" crossorigin src=")[^"]+/.exec(read('index.html'))?.[0] ?? '';
  const formerFirst = `${base}assets/former.js`;
  if (url === formerFirst) return { type: 'text/javascript', body: `import '${first}';` };
  if (isFormer && url === base) return { type: 'text/html', body: read('index.html').replace(first, formerFirst) };
  if (!isFormer || url !== `${base}sw.js`) return undefined;
  const code = read('sw.js');
  // The name of the release comes last.
  const at = code.lastIndexOf(first);
  return { type: 'text/javascript', body: code.slice(0, at) + formerFirst + code.slice(at + first.length) };
}

/** A browser that has visited the feed once, so that its worker keeps it. */
async function visitor({ home, session }: Site): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: home, storageState: session, reducedMotion: 'reduce' });
  open.push(context);
  context.setDefaultTimeout(40_000);
  const page = await context.newPage();
  await page.goto('');
  await firstPost(page).waitFor();
  await keeps(page, '/api/posts/recommended');
  return { context, page };
}

const firstPost = (page: Page) => page.locator('article[data-post-id]').first();
const band = (page: Page) => page.getByRole('paragraph').filter({ hasText: 'This is what you saw last, loaded' });

/** Waits until the answer to a read is kept. */
const keeps = (page: Page, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = (await caches.has('sez-answers')) ? await (await caches.open('sez-answers')).keys() : [];
          return kept.map(({ url }) => new URL(url).pathname);
        }),
      { timeout: 30_000 },
    )
    .toContain(path);

/** The text of what people wrote in the first posts. */
const textsOf = (page: Page) =>
  page.locator('article[data-post-id]').evaluateAll((posts) => posts.slice(0, 3).map((post) => post.getAttribute('data-post-id')));

describe('without a network', () => {
  it('the application starts with the feed and the posts that were seen, says since when, and sends once what is written', async () => {
    const { context, page } = await visitor(root);
    // Through the worker from here on.
    await page.reload();
    await firstPost(page).waitFor();
    const seen = await textsOf(page);
    const [id] = seen;
    await page.goto(`post/${id}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await keeps(page, `/api/posts/${id}`);
    await page.close();

    await context.setOffline(true);
    const cold = await context.newPage();
    await cold.goto('');
    await firstPost(cold).waitFor();
    expect(await textsOf(cold)).toEqual(seen);
    await band(cold).waitFor();
    await cold.goto(`post/${id}`);
    await cold.locator(`[data-post-id="${id}"]`).first().waitFor();
    await band(cold).waitFor();

    await cold.goto('');
    await firstPost(cold).waitFor();
    await cold.getByRole('button', { name: 'Compose' }).click();
    const box = cold.getByRole('textbox', { name: 'Text' });
    await box.fill('Written in a tunnel');
    await box.press('Control+Enter');
    await cold.getByRole('article').filter({ hasText: 'Written in a tunnel' }).getByText('Waiting for a connection').waitFor();
    await cold.reload();
    await context.setOffline(false);
    await expect.poll(async () => countOf(context, 'Written in a tunnel'), { timeout: 40_000 }).toBe(1);
    await cold.getByText('You’re back online.').first().waitFor();
    expect(await countOf(context, 'Written in a tunnel')).toBe(1);
  }, 90_000);

  it('a weigh-in is shown also after a reload, and sent once when the network is back', async () => {
    const { context, page } = await visitor(root);
    await page.reload();
    const other = page.locator('article[data-post-id]').filter({ has: page.getByRole('button', { name: 'Weigh in' }) });
    const id = await other.first().getAttribute('data-post-id');
    await page.goto(`post/${id}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await keeps(page, `/api/posts/${id}`);
    await page.close();

    await context.setOffline(true);
    const sent: string[] = [];
    context.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    const cold = await context.newPage();
    await cold.goto(`post/${id}`);
    await band(cold).waitFor();
    await cold.getByRole('button', { name: 'Weigh in' }).first().click();
    const panel = cold.getByRole('dialog', { name: 'Your weigh-in' });
    await panel.getByRole('textbox').fill('Thought of in a tunnel');
    await panel.getByRole('button', { name: 'Weigh in' }).click();
    const comment = cold.getByRole('listitem').filter({ hasText: 'Thought of in a tunnel' }).first();
    await comment.waitFor();
    await cold.reload();
    await comment.waitFor();
    expect(sent.filter((path) => path.endsWith('/react'))).toEqual([]);
    await context.setOffline(false);
    const onServer = async () => (await context.request.get(`/api/posts/${id}`, { headers: { 'X-Sez-Platform': 'web' } })).text();
    await expect.poll(onServer, { timeout: 40_000 }).toContain('Thought of in a tunnel');
    await cold.reload();
    await comment.waitFor();
    expect(sent.filter((path) => path.endsWith('/react'))).toEqual([`/api/posts/${id}/react`]);
  }, 120_000);

  it('a network that answers with a page of its own changes nothing of that, also below a path', async () => {
    const { context, page } = await visitor(below);
    const seen = await textsOf(page);
    await page.close();
    network = 'portal';
    const cold = await context.newPage();
    await cold.goto('');
    await firstPost(cold).waitFor();
    expect(await textsOf(cold)).toEqual(seen);
    await band(cold).waitFor();
  }, 120_000);

  it('nothing of a person is kept once they have signed out', async () => {
    const { page } = await visitor(root);
    // Somebody shared a picture, and closed the page before the composer took it in.
    await page.evaluate(async () => (await caches.open('sez-shared')).put('/shared', new Response('')));
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.reload();
    const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => /answers|shared/.test(name)));
    await expect.poll(kept, { timeout: 40_000 }).toEqual([]);
  }, 120_000);
});

describe('what another application shares', () => {
  it('is in the composer with its pictures, also without a network, and is sent once it is posted', async () => {
    const { context, page } = await visitor(root);
    await page.close();
    await context.setOffline(true);
    const shared = await context.newPage();
    await share(shared, root.home, 'Seen from a tunnel');
    await thumbnails(shared).first().waitFor();
    expect(await shared.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('Seen from a tunnel');
    expect(await thumbnails(shared).count()).toBe(2);
    expect(shared.url()).toBe(root.home);
    await expect.poll(() => shared.evaluate(() => caches.has('sez-shared')), { timeout: 10_000 }).toBe(false);
    await context.setOffline(false);
    await shared.getByRole('button', { name: 'Post', exact: true }).click();
    await expect.poll(async () => countOf(context, 'Seen from a tunnel'), { timeout: 40_000 }).toBe(1);
  }, 120_000);

  it('waits for a guest until they have signed in, also below a path', async () => {
    const context = await browser.newContext({ baseURL: below.home, reducedMotion: 'reduce' });
    open.push(context);
    context.setDefaultTimeout(40_000);
    const page = await context.newPage();
    await page.goto('');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await share(page, below.home, 'Seen by a guest');
    await page.waitForURL(`${below.home}welcome`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared')), { timeout: 10_000 }).toContain('/create-post?shared=');
    // Signed in, in the same tab.
    const { cookies, origins } = below.session;
    await context.addCookies(cookies);
    const items = origins.flatMap(({ localStorage: stored }) => stored);
    await page.evaluate((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), items);
    await page.goto('');
    await thumbnails(page).first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('Seen by a guest');
  }, 120_000);
});

describe('a new release', () => {
  it('is offered, loads at a press, and leaves an open form alone', async () => {
    isFormer = true;
    const { context, page } = await visitor(root);
    await page.reload();
    await firstPost(page).waitFor();
    const release = () => page.locator('script[type="module"][src]').first().getAttribute('src');
    expect(await release()).toBe('/assets/former.js');
    isFormer = false;
    await page.getByRole('button', { name: 'Compose' }).click();
    await page.getByRole('textbox', { name: 'Text' }).waitFor();
    const waiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(waiting, { timeout: 40_000 }).toBe(true);
    const offer = page.getByText('A new version of Sez is ready.').first();
    expect(await offer.count()).toBe(0);

    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Text' }).waitFor({ state: 'detached' });
    // The person comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await offer.waitFor();
    // Chromium holds back a page that is opened while one worker takes over from another.
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    await page.evaluate(() => navigator.serviceWorker.addEventListener('controllerchange', () => console.info('taken over')));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    expect(seen).not.toContain('taken over');
    await firstPost(page).waitFor();
    expect(await release()).not.toBe('/assets/former.js');
    // A request of the page at the wrong moment makes the former worker serve on, until another page is opened (docs/decisions/service-worker.md).
    await expect
      .poll(
        async () => {
          if (await waiting()) void (await context.newPage()).goto('robots.txt').catch(() => undefined);
          return waiting();
        },
        { interval: 3000, timeout: 40_000 },
      )
      .toBe(false);
  }, 240_000);
});

/** How many posts of that text the server has. */
async function countOf(context: BrowserContext, text: string): Promise<number> {
  const answer = await context.request.get('/api/posts/recommended?limit=30&showOwnPosts=true&includeReplies=true', {
    headers: { 'X-Sez-Platform': 'web' },
  });
  const { results } = (await answer.json()) as { results: unknown[] };
  return results.filter((post) => JSON.stringify(post).includes(text)).length;
}
