import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openWithoutCode, useLiveBuild } from './livePage.ts';

useLiveBuild();

/** Records when the page first shows the profile's name, in ms since the navigation. */
const watchName = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main h1')?.textContent) Object.assign(window, { namedAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** The paths requested so far with their start times, in ms since the navigation. */
const requestsOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
      const { pathname, search } = new URL(name);
      return pathname.startsWith('/api/') ? [{ path: pathname + search, at: startTime }] : [];
    }),
  );

describe("a person's page that is opened by its address", { timeout: 40_000 }, () => {
  it.each([
    ['/user/oleg', '/api/users/username/oleg', '&type=post,quote'],
    ['/user/oleg?tab=reposts', '/api/users/username/oleg', '&type=repost'],
    ['/profile/u0000003', '/api/users/u0000003', '&type=post,quote'],
  ])('asks for the person once, and for the posts of the tab once and before it is drawn: %s', async (address, person, type) => {
    const { page, problems, release } = await openWithoutCode({}, undefined, address, watchName);
    release();
    await page.getByRole('tabpanel').getByRole('feed').waitFor();
    const requests = await requestsOf(page);
    const namedAt = await page.evaluate(() => (window as unknown as { namedAt: number }).namedAt);
    expect(requests.filter(({ path }) => path === person)).toHaveLength(1);
    const posts = requests.filter(({ path }) => path.startsWith('/api/posts?'));
    expect(posts.map(({ path }) => path)).toEqual([expect.stringContaining(type)]);
    expect(posts[0]?.at).toBeLessThan(namedAt);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('requests no posts for an unknown person', async () => {
    const { page, release } = await openWithoutCode({}, undefined, '/user/nobody_of_that_name');
    release();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(500);
    expect((await requestsOf(page)).filter(({ path }) => path.startsWith('/api/posts?'))).toEqual([]);
    await page.context().close();
  });
});
