import type { Page } from '@playwright/test';
import { type Nonsense, nonsense } from '../hostile/nonsense.ts';
import { addresses, ids } from './support/addresses.ts';
import type { App } from './support/app.ts';
import { addressOf, rows } from './support/routeRows.ts';
import { expect, test } from './support/test.ts';

// A sample of what tests/hostile does without a browser on every screen: here there are a layout, a security policy and real requests.

test.setTimeout(240_000);

interface MockWindow {
  __mock: { backend: { db: Record<string, { all: () => Iterable<{ id: string }>; update: (id: string, change: object) => void }> } };
}

/** The page while one of its calls is answered by the test. */
interface Answering {
  rightly?: typeof fetch;
  answered: number;
}

/** A screen, a call that it makes, as template and as address, and what is answered instead. */
type Sample = readonly [screen: string, template: string, asked: string, kind: string];

const samples: readonly Sample[] = [
  ['/notifications', '/api/notifications', '/api/notifications?limit=15&offset=0', 'unknown kinds'],
  ['/search?q=tram', '/api/search', '/api/search?query=tram', 'every row twice'],
  ['/search?q=book', '/api/search', '/api/search?query=book', 'wrong types'],
  [addresses.post, '/api/posts/:id/replies', `/api/posts/${ids.post}/replies`, 'every row twice'],
  ['/post/p0000180', '/api/posts/:id', '/api/posts/p0000180', 'ten megabytes of text'],
  ['/post/p0000170', '/api/posts/:id', '/api/posts/p0000170', 'nothing but null'],
  [addresses.profile, '/api/users/username/:username', '/api/users/username/anna', 'missing fields'],
  ['/user/boris', '/api/users/username/:username', '/api/users/username/boris', 'wrong values'],
  [`/followers/${ids.user}`, '/api/users/:id/followers', `/api/users/${ids.user}/followers?limit=30`, 'rows that are none'],
  ['/group/breadclub', '/api/organizations/:id', `/api/organizations/${ids.group}`, 'wrong values'],
  [addresses.group, '/api/organizations/:id', `/api/organizations/${ids.group}`, 'a bare null'],
  [addresses.channel, '/api/channels/:id', `/api/channels/${ids.channel}`, 'not JSON'],
  ['/groups', '/api/organizations/my', '/api/organizations/my', 'another shape'],
];

/** The answer that a call gets instead. */
interface Instead {
  readonly template: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

async function spoiledAnswer(page: Page, [, template, asked, kind]: Sample): Promise<Instead> {
  const body = await page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { 'X-Sez-Platform': 'web' } });
    return (await answer.json()) as unknown;
  }, asked);
  const answer = await (nonsense[kind] as Nonsense)(body, undefined);
  return { template, status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

/** Answers the next calls with that in place of what the mocks say. Those store a fault, and a bulky one finds no room. */
const answerWith = (page: Page, instead: Instead) =>
  page.evaluate(({ template, status, type, text }) => {
    const here = window as unknown as Answering;
    const pattern = new RegExp(`^${template.replace(/:\w+/g, '[^/]+')}$`);
    here.rightly ??= window.fetch.bind(window);
    here.answered = 0;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (!pattern.test(pathname)) return (here.rightly as typeof fetch)(input, init);
      here.answered += 1;
      return new Response(text, { status, headers: { 'content-type': type } });
    };
  }, instead);

/** Opens a screen as a link in the page does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

async function expectScreen({ page }: App, what: string): Promise<void> {
  await expect.soft(page.locator('[aria-busy="true"]'), `${what}: waits for ever`).toHaveCount(0);
  await expect.soft(page.locator('#main'), `${what}: blank`).toContainText(/\p{L}{3}/u);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${what}: wider than the window`).toBeLessThanOrEqual(0);
}

/** Expected messages about answers that the application can't read; a part that broke, or an uncaught error, isn't expected. */
const expectedMessages = /Failed to load resource|^console: \[sez\] (?!uncaught|unhandled|a region|a part of the page broke)/;

test('the screen survives any answer', { tag: '@desktop' }, async ({ app, page, problems }) => {
  app.allowConsole(expectedMessages);
  await app.open('/account', { persona: 'regular' });
  for (const sample of samples) {
    const what = `${sample[0]}, ${sample[3]}`;
    await answerWith(page, await spoiledAnswer(page, sample));
    await goTo(page, sample[0]);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Answering).answered), { message: `${what}: has been asked` })
      .toBeGreaterThan(0);
    await expectScreen(app, what);
    expect.soft(problems.unexpected(), what).toEqual([]);
    await page.evaluate(() => {
      window.fetch = (window as unknown as Answering).rightly as typeof fetch;
    });
    await goTo(page, '/account');
  }
});

/** U+202E reverses all text after it, unless it is isolated in an element with its own direction. */
const names = {
  markup: '"><img src=x onerror=alert(1)><script>alert(2)</script>\u202Egnp.exe',
  'no place to break': 'W'.repeat(100),
  'marks upon marks': `Z${'\u0315\u0358\u0489'.repeat(300)}algo`,
};

const nameEverything = (page: Page, name: string) =>
  page.evaluate((given) => {
    const { users, organizations, channels, files, posts } = (window as unknown as MockWindow).__mock.backend.db;
    const change = (table: typeof users, changes: object) => {
      for (const { id } of [...(table?.all() ?? [])]) table?.update(id, changes);
    };
    change(users, { displayName: given, firstName: given, lastName: given, description: given });
    change(organizations, { name: given, description: given, terms: given });
    change(channels, { name: given, description: given });
    change(files, { name: given, alt: given });
    change(posts, { title: given, rawText: given, text: given });
  }, name);

for (const [what, name] of Object.entries(names))
  test(`names have no effect and stay within their bounds: ${what}`, { tag: '@phone' }, async ({ app, page }) => {
    app.allowConsole(expectedMessages);
    await app.open('/account', { persona: 'owner' });
    await nameEverything(page, name);
    for (const path of ['/', addresses.post, addresses.profile, addresses.group, '/group/streetlab?tab=members', addresses.channel]) {
      await goTo(page, path);
      await expectScreen(app, path);
    }
    for (const path of ['/notifications', '/search?q=tram', '/groups', `/followers/${ids.user}`, '/modern-feed', '/create-post']) {
      await goTo(page, path);
      await expectScreen(app, path);
    }
    expect(await page.locator('img[src="x"], #root script, [onerror]').count()).toBe(0);
  });

/** Whatever a link brings along: the answers of providers, tokens, and where to go afterwards. */
const parameterNames = [
  ...['error', 'error_description', 'denied', 'oauth_token', 'oauth_verifier', 'iss', 'state', 'code', 'authorizationCode'],
  ...['token', 'status', 'id', 'from', 'title', 'text', 'url', 'tab', 'q', 'redirect'],
];

const guestScreens = rows.filter(({ auth }) => !auth.required);

for (const persona of ['guest', 'newcomer'] as const)
  for (const what of ['markup', 'no place to break'] as const)
    test(`names and what a link brings have no effect on the screens of a ${persona}: ${what}`, { tag: '@phone' }, async ({
      app,
      page,
    }) => {
      app.allowConsole(expectedMessages);
      const name = names[what];
      await app.open('/about', { persona });
      await nameEverything(page, name);
      for (const row of guestScreens)
        for (const query of ['', `?${new URLSearchParams(parameterNames.map((parameter) => [parameter, name]))}`]) {
          await goTo(page, addressOf(row) + query);
          await expectScreen(app, row.name);
        }
      expect(await page.locator('img[src="x"], #root script, [onerror]').count()).toBe(0);
    });
