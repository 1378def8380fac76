import type { Page } from '@playwright/test';
import { subPathBuild } from '../../scripts/test/subPathBuild.mjs';
import { App } from './support/app.ts';
import { expect, test } from './support/deployment.ts';

// The live build below a path of its host: the way back and forth is the same there, and nothing leads out of it.

const lena = '+12015550123';

/** Notes every address that the page takes and every request to its host that lies neither below the path nor at the backend. */
function watchForOutside(page: Page, url: string): string[] {
  const outside: string[] = [];
  const { origin } = new URL(url);
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(url) && frame.url() !== 'about:blank') outside.push(frame.url());
  });
  page.on('request', (request) => {
    const { origin: asked, pathname } = new URL(request.url());
    if (asked === origin && !pathname.startsWith(subPathBuild.base) && !/^\/(api|s3|socket\.io)\//.test(pathname))
      outside.push(request.url());
  });
  return outside;
}

/** Links of the page to its own host that lie outside. */
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

/** What has the focus, and how far down it stands. */
const focused = (page: Page) =>
  page.evaluate(() => ({
    id: document.activeElement?.id,
    top: Math.round(document.activeElement?.getBoundingClientRect().top ?? 0),
  }));

/** An overlay takes its place in the history a moment after it is drawn: no person is as fast, a test is. */
const expectLayers = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => (history.state as { sez?: { layers?: number } } | null)?.sez?.layers)).toBe(count);

test('Back, Forward, reload and what takes another’s place: every step leads where it should, with its place in the list', async ({
  problems,
  deployment,
}) => {
  test.setTimeout(90_000);
  const { page } = await deployment.signIn(lena);
  const app = new App(page, problems);
  const outside = watchForOutside(page, deployment.url);
  const at = (path: string) => new RegExp(`^${deployment.url}${path}$`);
  const articles = page.getByRole('feed').getByRole('article');

  // Somebody who is signed in is led on, and the address that was typed is not in the way back.
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
  const expectPlace = () =>
    expect
      .poll(async () => {
        const { id, top } = await focused(page);
        return { id, isAtPlace: Math.abs(top - chosen.top) < 12 };
      })
      .toEqual({ id: chosen.id, isAtPlace: true });

  await test.step('Back, Forward, reload', async () => {
    await page.goBack();
    await expect(page).toHaveURL(at(''));
    await expectPlace();
    await page.goForward();
    await expect(page).toHaveURL(post);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(post);
  });

  await test.step('a profile, and its tabs, which take each other’s place', async () => {
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

  await test.step('a dialog has a step of its own, which Back takes and Forward does not bring back', async () => {
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
    // What was loaded anew has no dialog open any more, and no step for one.
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectLayers(page, 0);
    await expect(composer).toBeHidden();
    await expect(page).toHaveURL(post);
  });

  await test.step('Theme Settings over one’s own profile; a screen that is chosen in a menu takes the menu’s place', async () => {
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

  await test.step('and from all this the feed is one step away, at its place', async () => {
    await page.goBack();
    await expect(page).toHaveURL(at(''));
    await expect(articles.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
  });
  expect(outside).toEqual([]);
});

test('no link leads out: those of every screen, those that are copied, and those of notifications', async ({ problems, deployment }) => {
  // Nine screens from the network, and every way to copy a link.
  test.setTimeout(180_000);
  const { page } = await deployment.signIn(lena);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Whether a word is a group's name or its id is found out by asking.
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
  // What was copied leads to the post, in a tab of its own.
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
