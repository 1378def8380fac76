import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { early, late, openWithoutCode, sizes, textOf, useLiveBuild, watchText } from './livePage.ts';

useLiveBuild();

/** Keeps only posts of plain text in the answer, so that several cards fit before the code arrives. */
async function onlyText(route: Route): Promise<void> {
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

describe('the first posts, drawn early: before the code is here', { timeout: 40_000 }, () => {
  it.each(sizes)('are in the positions of the later cards, on %s', async (_name, viewport) => {
    const { page, problems, release } = await openWithoutCode({ viewport });
    await page.locator(early).first().waitFor();
    const before = await textOf(page, early);
    expect(before.length).toBeGreaterThanOrEqual(2);
    release();
    await page.locator(late).first().waitFor();
    const after = await textOf(page, late);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(sizes)('are in every card, as long as cards contain only text, on %s', async (_name, viewport) => {
    const { page, release } = await openWithoutCode({ viewport }, onlyText);
    await page.locator(early).nth(2).waitFor({ state: 'attached' });
    const before = await textOf(page, early);
    release();
    await page.locator(late).nth(2).waitFor();
    const after = await textOf(page, late);
    expect(after.length).toBeGreaterThan(5);
    expect(after.slice(0, before.length)).toEqual(before.slice(0, after.length));
    await page.context().close();
  });

  it('never disappear again, and nothing moves by itself', async () => {
    const { page, release } = await openWithoutCode({ viewport: sizes[0][1] });
    await page.locator(early).first().waitFor();
    const watched = await watchText(page);
    release();
    await page.locator(late).nth(2).waitFor();
    const { isEmpty, shift } = await watched();
    expect(isEmpty).toBe(false);
    expect(shift).toBeLessThan(0.01);
    await page.context().close();
  });

  it('have their own styles, which neither the page nor late code fetches a second time', async () => {
    const styles: string[] = [];
    const { page, release } = await openWithoutCode({}, undefined, '/', async (page) =>
      page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(new URL(request.url()).pathname)),
    );
    release();
    await page.locator(late).first().getByRole('button', { name: /weigh/i }).click();
    await page.getByRole('slider').first().waitFor();
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((path) => path.startsWith('/assets/index-'))).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['refused', (route: Route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'Server error' } }), 'Posts didn’t load'],
    ['no list', (route: Route) => route.fulfill({ json: { results: 'nonsense' } }), 'Nothing here yet'],
    ['broken', (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"results":[' }), 'Nothing here yet'],
  ])('are not drawn from an answer that is %s, and the application says so', async (_what, answer, message) => {
    const { page, release } = await openWithoutCode({}, answer);
    await page.getByText('Loading posts').waitFor({ state: 'attached' });
    release();
    await page.getByText(message).waitFor();
    expect(await page.locator('[data-post-id]').count()).toBe(0);
    await page.context().close();
  });

  it('are not drawn where a reload leads back to the middle of the list', async () => {
    const { page, release } = await openWithoutCode({ viewport: sizes[0][1] });
    release();
    await page.locator(late).nth(2).waitFor();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator(late).nth(3).waitFor();
    const storedPosition = () => page.evaluate(() => sessionStorage.getItem('scrollState') ?? '');
    await expect.poll(storedPosition, { timeout: 8000 }).toMatch(/"position":1[0-9]{3}/);
    await page.addInitScript(() => {
      const seen = { early: false };
      Object.assign(window, { seen });
      new MutationObserver(() => (seen.early ||= document.querySelector('div[data-post-id]') !== null)).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.reload();
    await page.locator(late).first().waitFor();
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 8000 }).toBeGreaterThan(1000);
    expect(await page.evaluate(() => (window as unknown as { seen: { early: boolean } }).seen.early)).toBe(false);
    await page.context().close();
  });

  it('are shown again after a reload without a request, until something is written', async () => {
    const { page, release } = await openWithoutCode({ viewport: sizes[0][1] });
    release();
    await page.locator(late).first().waitFor();
    const text = await textOf(page, late);
    const requested: string[] = [];
    await page.route('**/api/posts/recommended?*', (route) => {
      if (new URL(route.request().url()).searchParams.get('limit') === '30') requested.push(route.request().url());
      return route.continue();
    });
    await page.reload();
    await page.locator(late).first().waitFor();
    expect((await textOf(page, late)).slice(0, 3)).toEqual(text.slice(0, 3));
    expect(requested).toEqual([]);
    const written = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/posts'));
    await page
      .locator(late)
      .first()
      .getByRole('button', { name: /repost/i })
      .click();
    await written;
    await page.reload();
    await page.locator(late).first().waitFor();
    expect(requested).toHaveLength(1);
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
  it('are parsed one at a time, so that a screen of twenty blocks nothing', async () => {
    const { page, release } = await openWithoutCode();
    await page.evaluate(() => {
      const added: number[] = [];
      Object.assign(window, { added });
      // An observer runs once per task, with everything that the task has added.
      new MutationObserver((changes) => added.push(changes.flatMap(({ addedNodes }) => [...addedNodes]).length)).observe(document.head, {
        childList: true,
      });
    });
    const added = () => page.evaluate(() => (window as unknown as { added: number[] }).added);
    release();
    await page.locator(late).first().waitFor();
    // When idle, the page fetches the screens that are one click away.
    await expect.poll(async () => (await added()).length, { timeout: 20_000 }).toBeGreaterThan(20);
    expect(Math.max(...(await added()))).toBe(1);
    await page.context().close();
  });

  it.each([
    ['a post', '/post/p0000001', 'article[data-post-id]'],
    ['a person', '/user/maya', 'main h1 bdi'],
  ])('are all requested before the code runs if the address names %s', async (_what, path, content) => {
    const { page, release } = await openWithoutCode({ viewport: sizes[0][1] }, undefined, path);
    // Both screens need this file, and the files of a screen are requested in one step: those of a post when its font has come.
    await page.locator('link[rel="modulepreload"][href*="/queryClient-"]').waitFor({ state: 'attached' });
    const released = await page.evaluate((content) => {
      new MutationObserver(() => {
        if (document.querySelector(content)) document.documentElement.dataset['stood'] ??= String(performance.now());
      }).observe(document, { childList: true, subtree: true });
      return performance.now();
    }, content);
    release();
    await page.locator('[data-stood]').waitFor({ state: 'attached' });
    const requested = await page.evaluate(
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
    expect(requested).toEqual([]);
    await page.context().close();
  });
});
