import { LateCode, lateEntries } from './support/lateCode.ts';
import { button, dialog, escape, goTo, post, retry } from './support/refusals/steps.ts';
import { remembersFailedImports } from './support/remembersFailedImports.ts';
import { expect, test } from './support/test.ts';

test('if the browser caches a failed chunk, the next try reloads the page and keeps the written text', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource|could not be fetched|dynamically imported/);
  const late = lateEntries();
  const menu = late.get('features/posts/components/menu/PostMenu');
  const search = late.get('app/screens/Search');
  // The routes keep refusing these files, also in newer browsers, which try a failed import again.
  const refused = [menu, search];
  await page.context().route(
    ({ pathname }) => refused.includes(pathname),
    (route) => (route.request().method() === 'HEAD' ? route.fallback() : route.abort()),
  );
  await app.open('/', { persona: 'regular' });
  await expect(post(page)).toBeVisible();
  let loads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    refused.shift();
  });
  await button('Compose')(page);
  await dialog(page).getByRole('textbox', { name: 'Text' }).fill('Written before the page is loaded anew');
  await escape(page);
  await expect(dialog(page)).toHaveCount(0);

  const more = () => post(page).getByRole('button', { name: 'More' }).click();
  await more();
  await expect(page.getByText('Failed to load content.').first()).toBeVisible();
  expect(loads).toBe(0);
  const loaded = page.waitForEvent('domcontentloaded');
  await more();
  await loaded;
  expect(loads).toBe(1);
  await more();
  await expect(page.getByRole('menu')).toBeVisible();
  await escape(page);

  await goTo('/search')(page);
  await expect(retry(page)).toBeVisible();
  expect(loads).toBe(1);
  await retry(page).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(loads).toBe(2);
  await button('Compose')(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Text' })).toHaveValue('Written before the page is loaded anew');
});

test('the page does not reload over a form that is being filled in', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource|could not be fetched|dynamically imported/);
  const composer = lateEntries().get('features/compose/components/Composer');
  await page.context().route(
    ({ pathname }) => pathname === composer,
    (route) => (route.request().method() === 'HEAD' ? route.fallback() : route.abort()),
  );
  await app.open('/create-organisation', { persona: 'regular' });
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.fill('Keepers of bees');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const message = page.getByText('Failed to load content.').first();
  for (const time of ['first', 'second']) {
    await test.step(`pressed a ${time} time`, async () => {
      const check = page.waitForRequest((request) => new URL(request.url()).pathname === '/' && !request.isNavigationRequest());
      await button('Compose')(page);
      // The page requests its own document to see whether there is another release.
      await check;
      await expect(message).toBeVisible();
    });
  }
  await expect(name).toHaveValue('Keepers of bees');
  expect(loads).toBe(0);
});

test('a page of an old release reloads once and keeps the written text; if that does not help, it says so', async ({
  app,
  page,
  browser,
}) => {
  app.allowConsole(/Failed to load resource|could not be fetched|dynamically imported/);
  const code = new LateCode(new Map([...lateEntries()].filter(([module]) => module === 'app/screens/Search')));
  await code.refuseIn(page);
  await app.open('/', { persona: 'regular' });
  await button('Compose')(page);
  await dialog(page).getByRole('textbox', { name: 'Text' }).fill('Written before the release');
  await expect(dialog(page).getByText('Saved', { exact: false }).first()).toBeVisible();
  await escape(page);
  await expect(dialog(page)).toHaveCount(0);

  // The host now serves another release, without the files of this one.
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.context().route(
    (url) => url.pathname === '/',
    async (route) => {
      const isPage = route.request().isNavigationRequest();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: isPage ? html : html.replace(/assets\/index-[\w-]+\.js/, 'assets/index-released.js') });
    },
  );
  await goTo('/search')(page);
  await expect.poll(() => loads).toBe(1);
  await expect(retry(page)).toBeVisible();
  // The page now checks with HEAD whether a reload would help; a file that is let through before that would make it reload.
  const looked = page.context().waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await retry(page).click();
  await looked;
  await code.expectRefused('app/screens/Search');
  await expect(retry(page)).toBeVisible();
  expect(loads).toBe(1);
  code.letThrough('app/screens/Search');
  await retry(page).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(loads).toBe((await remembersFailedImports(browser)) ? 2 : 1);
  await button('Compose')(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Text' })).toHaveValue('Written before the release');
});
