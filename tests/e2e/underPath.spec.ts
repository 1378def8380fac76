import type { Page } from '@playwright/test';
import { subPathBuild } from '../../scripts/test/subPathBuild.mjs';
import { App } from './support/app.ts';
import { expect, test } from './support/deployment.ts';

// The live build is served below a path of its host: Back and Forward must work the same there, and no link may leave the path.

const lena = '+12015550123';

/** Records every address of the page and every request to its host that is neither below the path nor at the backend. */
function watchForOutside(page: Page, url: string): string[] {
  const outside: string[] = [];
  const { origin } = new URL(url);
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(url) && frame.url() !== 'about:blank') outside.push(frame.url());
  });
  page.on('request', (request) => {
    const { origin: requestOrigin, pathname } = new URL(request.url());
    if (requestOrigin === origin && !pathname.startsWith(subPathBuild.base) && !/^\/(api|s3|socket\.io)\//.test(pathname))
      outside.push(request.url());
  });
  return outside;
}

/** The page's links to its own host that lie outside the path. */
const linksOutside = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll(
      (links, base) =>
        links
          .map((link) => (link as HTMLAnchorElement).href)
          .filter((href) => new URL(href).origin === location.origin && !new URL(href).pathname.startsWith(base)),
      subPathBuild.base,
    );

/** The focused element's id and its position in the window. */
const focused = (page: Page) =>
  page.evaluate(() => ({
    id: document.activeElement?.id,
    top: Math.round(document.activeElement?.getBoundingClientRect().top ?? 0),
  }));

/** The history entry of an overlay is added a moment after the overlay is drawn; a test can be faster than that. */
const expectLayers = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => (history.state as { sez?: { layers?: number } } | null)?.sez?.layers)).toBe(count);

test('Back, Forward, reload and replacement: every step leads to its screen, with its position in the list', async ({
  problems,
  deployment,
}) => {
  test.setTimeout(180_000);
  const { page } = await deployment.signIn(lena);
  const app = new App(page, problems);
  const outside = watchForOutside(page, deployment.url);
  const at = (path: string) => new RegExp(`^${deployment.url}${path}$`);
  const articles = page.getByRole('feed').getByRole('article');

  // A signed-in person is redirected, and the typed address leaves no history entry.
  await page.goto('about');
  await page.goto('sign-in');
  await expect(page).toHaveURL(at(''));
  await page.goBack();
  await expect(page).toHaveURL(at('about'));
  await page.goForward();
  await expect(page).toHaveURL(at(''));
  await expect(articles.first()).toBeVisible();

  const chosen = await test.step('from the middle of the feed to a post', async () => {
    await app.settle();
    await page.evaluate(() => scrollTo(0, 1800));
    await app.settle();
    const id = await articles.evaluateAll((all) => all.find((article) => article.getBoundingClientRect().top > 100)?.id ?? '');
    await page.locator(`#${id}`).focus();
    const before = await focused(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('(post|reply)/[^/]+'));
    await expect(page.getByRole('article').first()).toBeVisible();
    return before;
  });
  const post = page.url();
  const expectPosition = () =>
    expect
      .poll(async () => {
        const { id, top } = await focused(page);
        return { id, isRestored: Math.abs(top - chosen.top) < 12 };
      })
      .toEqual({ id: chosen.id, isRestored: true });

  await test.step('Back, Forward, reload', async () => {
    await page.goBack();
    await expect(page).toHaveURL(at(''));
    await expectPosition();
    await page.goForward();
    await expect(page).toHaveURL(post);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(post);
  });

  await test.step('a profile, and its tabs, which replace each other', async () => {
    await page.getByRole('article').first().locator('a[href*="/user/"]').first().click();
    await expect(page).toHaveURL(at('user/\\w+'));
    const profile = page.url();
    await page.getByRole('tab', { name: 'Replies' }).click();
    await expect(page).toHaveURL(`${profile}?tab=replies`);
    await page.goBack();
    await expect(page).toHaveURL(post);
    await page.goForward();
    await expect(page).toHaveURL(`${profile}?tab=replies`);
    await expect(page.getByRole('tab', { name: 'Replies' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(post);
  });

  await test.step('a dialog has its own history entry, which Back closes and Forward does not reopen', async () => {
    const composer = page.getByRole('dialog');
    await page.getByRole('button', { name: /^Write a reply to/ }).click();
    await expect(composer).toBeVisible();
    await expectLayers(page, 1);
    await page.goBack();
    await expect(composer).toBeHidden();
    await expect(page).toHaveURL(post);
    await page.goForward();
    await expectLayers(page, 0);
    await expect(page).toHaveURL(post);
    await expect(composer).toBeHidden();

    await page.getByRole('button', { name: /^Write a reply to/ }).click();
    await expect(composer).toBeVisible();
    await expectLayers(page, 1);
    // After a reload the dialog is closed, and its history entry is gone.
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectLayers(page, 0);
    await expect(composer).toBeHidden();
    await expect(page).toHaveURL(post);
  });

  await test.step('Theme Settings over one’s own profile; a screen chosen in a menu replaces the menu’s entry', async () => {
    const openMenu = async () => {
      await page.getByRole('button', { name: 'Profile menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectLayers(page, 1);
    };
    await page.getByRole('link', { name: 'Your profile' }).click();
    await expect(page).toHaveURL(at('user/lena'));
    await openMenu();
    await page.getByRole('menuitem', { name: 'Customize Theme' }).click();
    const settings = page.getByRole('dialog', { name: 'Theme Settings' });
    await expect(settings).toBeVisible();
    await expectLayers(page, 1);
    await page.goBack();
    await expect(settings).toBeHidden();
    await expect(page).toHaveURL(at('user/lena'));
    await openMenu();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await expect(page).toHaveURL(at('account'));
    await page.goBack();
    await expect(page).toHaveURL(at('user/lena'));
    await page.goBack();
    await expect(page).toHaveURL(post);
  });

  await test.step('and from all this the feed is one step back, at its position', async () => {
    await page.goBack();
    await expect(page).toHaveURL(at(''));
    await expect(articles.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
  });
  expect(outside).toEqual([]);
});

test('no link leaves the base path: those of every screen, copied ones, and those of notifications', async ({ problems, deployment }) => {
  // The test loads nine screens from the network and tries every way to copy a link.
  test.setTimeout(180_000);
  const { page } = await deployment.signIn(lena);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // The client finds out by a request whether a path segment is a group's username or its id.
  problems.allow(/404.*\/api\/organizations\//);
  const app = new App(page, problems);
  const outside = watchForOutside(page, deployment.url);
  const at = (path: string) => new RegExp(`^${deployment.url}${path}$`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  const { origin } = new URL(deployment.url);
  expect((await page.request.get(`${origin}/sub-path`, { maxRedirects: 0 })).headers()['location']).toBe(subPathBuild.base);

  for (const path of [
    '',
    'search',
    'groups',
    'group/breadclub?tab=about',
    'notifications',
    'user/anna',
    'followers/u0000001',
    'account',
    'nowhere',
  ]) {
    await page.goto(path);
    await expect(page.locator('#main')).toBeVisible();
    await app.settle();
    expect.soft(await linksOutside(page), path).toEqual([]);
  }

  await page.goto('notifications');
  const news = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await news.click();
  await expect(page).not.toHaveURL(/notifications$/);
  await page.goBack();
  await expect(page).toHaveURL(at('notifications'));
  await page.getByRole('link', { name: 'Sez, home', exact: true }).first().click();
  await expect(page).toHaveURL(at(''));

  await page.getByRole('feed').getByRole('article').first().getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect.poll(copied).toMatch(at('check-visit-links\\?id=.+'));
  // In a new tab the copied link opens the post.
  const visitor = await page.context().newPage();
  const visitorOutside = watchForOutside(visitor, deployment.url);
  await visitor.goto(await copied());
  await expect(visitor).toHaveURL(at('(post|reply)/[^/]+'));
  await visitor.close();

  await page.goto('user/anna');
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect.poll(copied).toMatch(at('user/anna'));

  await page.goto('user/lena');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Customize Theme' }).click();
  await page.getByRole('dialog', { name: 'Theme Settings' }).getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).toMatch(at('#.+'));
  expect([...outside, ...visitorOutside]).toEqual([]);
});
