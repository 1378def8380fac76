import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { anyPost, early, late, openWithoutCode, sizes, textOf, useLiveBuild, watchText } from './livePage.ts';

useLiveBuild();

/** Answers the request for the post with some of its fields replaced. */
const answeredWith = (body: Record<string, unknown>) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...((await response.json()) as object), ...body } });
};
const titled = answeredWith({
  title: 'A title that is long enough to need more than one line on a phone',
  rawText: 'The first line with @oleg and #water\n\nhttps://www.example.com/a/very/long/address/that/is/cut/for/the/eye',
  displayedChannel: {
    id: 'c0000035',
    channelId: 'c0000035',
    name: 'water',
    description: '',
    avatarFileId: null,
    avatarFile: null,
    numFollowers: 5315,
    ownerType: 'organization',
    ownerId: 'g0000010',
    followType: null,
    isPrivate: false,
  },
});

/** Gives the author a handle that leaves no space for the date beside it on a phone. */
const longHandle = async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.json()) as { authorUser: object };
  const username = 'somebody_with_a_rather_long_na';
  await route.fulfill({ response, json: { ...body, authorUser: { ...body.authorUser, username } } });
};

describe('a post on its own page, drawn early: before the code is here', { timeout: 40_000 }, () => {
  it.each([
    ...sizes.map(([name, viewport]) => [name, viewport, undefined] as const),
    ...sizes.map(([name, viewport]) => [`${name}, with a title and a channel`, viewport, titled] as const),
    ['a phone, by somebody with a long handle', sizes[0][1], longHandle] as const,
    ['a narrow phone, with a title and a channel', { width: 340, height: 700 }, titled] as const,
  ])('is in its final position, never disappears, and is requested once, on %s', async (_name, viewport, answer) => {
    const { page, problems, release } = await openWithoutCode({ viewport }, answer, '/post/p0000001');
    await page.locator(early).first().waitFor();
    const before = await textOf(page, early);
    expect(before.length).toBe(3);
    const watched = await watchText(page);
    release();
    await page.locator(late).first().waitFor();
    await page.getByRole('heading', { name: 'Replies' }).waitFor();
    const after = await textOf(page, '#post-p0000001');
    expect(after).toEqual(before);
    const { isEmpty, shift } = await watched();
    expect(isEmpty).toBe(false);
    expect(shift).toBeLessThan(0.01);
    const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(requested.filter((name) => anyPost.test(name))).toHaveLength(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['is refused', (route: Route) => route.abort()],
    ['never comes', () => new Promise<void>(() => {})],
  ])('is missing, and nothing else, if its file %s', async (_what, answer) => {
    const { page, release } = await openWithoutCode({}, undefined, '/post/p0000001', (page) =>
      page.route(/\/early-post-[^/]*\.js$/, answer),
    );
    await page.waitForTimeout(700);
    expect(await page.locator(early).count()).toBe(0);
    release();
    await page.getByRole('heading', { name: 'Replies' }).waitFor();
    await page.context().close();
  });

  it('is not drawn where a reload leads back to the middle of the page', async () => {
    const { page, release } = await openWithoutCode({ viewport: { width: 390, height: 300 } }, undefined, '/post/p0000001');
    release();
    await page.getByRole('heading', { name: 'Replies' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.addInitScript(() => {
      const seen = { early: false };
      Object.assign(window, { seen });
      new MutationObserver(() => (seen.early ||= document.querySelector('div[data-post-id]') !== null)).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Replies' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 8000 }).toBe(200);
    expect(await page.evaluate(() => (window as unknown as { seen: { early: boolean } }).seen.early)).toBe(false);
    await page.context().close();
  });

  it('is replaced by a failure with a retry if the page’s code does not load', async () => {
    let isRefused = true;
    const { page, release } = await openWithoutCode({}, undefined, '/post/p0000001', (page) =>
      page.route(/\/Post-[^/]*\.js$/, (route) => (isRefused ? route.abort() : route.continue())),
    );
    await page.locator(early).first().waitFor();
    release();
    const again = page.locator('main').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    isRefused = false;
    await again.click();
    await page.getByRole('heading', { name: 'Replies' }).waitFor();
    await page.context().close();
  });

  it.each([
    ['a reply', answeredWith({ type: 'reply', repostedPostId: 'p0000002' })],
    ['a repost', answeredWith({ type: 'repost', repostedPostId: 'p0000002', rawText: null, text: null })],
    ['nothing that can be read', (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"id":' })],
    ['an error', (route: Route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'Server error' } })],
  ])('is not drawn where the answer is %s', async (_what, answer) => {
    const { page, release } = await openWithoutCode({}, answer, '/post/p0000001');
    await page.waitForTimeout(700);
    expect(await page.locator(early).count()).toBe(0);
    release();
    await page.locator(`${late}, [role="alert"], main h2`).first().waitFor();
    await page.context().close();
  });
});
