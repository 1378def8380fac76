import type { Page } from '@playwright/test';
import { goTo } from './support/refusals/steps.ts';
import { expect, test } from './support/test.ts';

test('Back and Forward, links and redirects: every step leads where it should', { tag: '@engines' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  const header = page.getByRole('banner');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();

  await page.getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/groups$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/search$/);

  // A link to the current address adds no history entry.
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/groups$/);

  // The header's Back leads to the same entry, also after a reload.
  await page.goto('/user/anna');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.goBack();
  await page.reload();
  await header.getByRole('button', { name: 'Back' }).click();
  // Before an address that was typed in there is no entry of the app, so Back leads home.
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
});

/** The history entry of an overlay is added and removed a moment after the overlay is; a test can be faster than that. */
const expectLayers = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => (history.state as { sez?: { layers?: number } } | null)?.sez?.layers)).toBe(count);

test('the browser’s Back closes the open overlay, with the same question as Escape', { tag: '@engines' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'Compose' }).first().click();
  const composer = page.getByRole('dialog');
  await expect(composer).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(composer).toBeHidden();
  await expect(page).toHaveURL(/\/groups$/);

  // When the composer is closed in another way, its history entry is removed too.
  await page.getByRole('button', { name: 'Compose' }).first().click();
  await expect(composer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer).toBeHidden();
  await expectLayers(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page).toHaveURL(/\/user\/lena$/);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Customize Theme' }).click();
  const settings = page.getByRole('dialog', { name: 'Theme Settings' });
  await settings.getByRole('textbox', { name: 'Primary, as hex' }).fill('#7c3aed');
  await expectLayers(page, 1);
  await page.goBack();
  // With unsaved changes the dialog asks, and stays open.
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(settings).toBeVisible();
  await expect(page).toHaveURL(/\/user\/lena$/);
});

test('an ended session leads to the welcome page with a message and keeps the path for returning', async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  app.allowConsole(/401/);
  // On the start page both the session and the route redirect the visitor.
  await app.open('/', { scenario: 'session-expired' });
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(page.getByText('Session expired. Please log in to continue.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unreadable address shows an error page instead of a blank one', async ({ app, page }) => {
  app.allowConsole(/404/);
  for (const path of ['/profile/%25', '/user/50%25', '/post/%25', '/group/%25', '/profile/%', '/post/%E0%A4%A']) {
    await app.open(path, { persona: 'regular' });
    await expect(app.main).toContainText(/couldn’t find|not found/i);
  }
  // Links within the page may contain paths that aren't valid percent-encoding.
  for (const path of ['/profile/%', '/user/50%', '/post/%E0%A4%A', '/reply/%', '/group/%', '/group/%/channel/%', '/followers/%']) {
    await goTo(path)(page);
    await expect(app.main).toContainText(/couldn’t find|not found|is required|No groups/i);
  }
});

test('deleting a post leaves its own page; in a list the focus moves to the next one, and rotating the phone keeps the reading position', async ({
  app,
  page,
}) => {
  const articles = page.locator('main article[data-post-id]');
  const remove = async (scope: import('@playwright/test').Locator) => {
    await scope.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  // The placeholder for a list that is opened with Back is late code.
  const quiet = page.waitForResponse(/\/Shortcuts-[^/]*\.js$/);
  await app.open('/user/maya', { persona: 'author' });
  await expect(articles.nth(2)).toBeVisible();
  await quiet;
  // A thread is removed as a whole, so the next post is the next one with a position.
  const ids = page
    .locator('main article[aria-posinset]')
    .evaluateAll((posts) => posts.slice(0, 2).map((post) => post.getAttribute('data-post-id') ?? ''));
  const [first, second] = await ids;
  await remove(articles.first());
  await expect(page.locator(`#post-${first}`)).toHaveCount(0);
  await expect(page.locator(`#post-${second}`)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/post/${second}$`));
  await expect(page.getByRole('main').getByRole('button', { name: 'More' }).first()).toBeVisible();
  const framesWithIt = await page.evaluateHandle((id) => {
    const seen = { frames: 0 };
    const look = () => {
      if (location.pathname.endsWith('/user/maya') && document.getElementById(id)) seen.frames += 1;
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, `post-${second}`);
  await remove(page.getByRole('main'));
  await expect(page).toHaveURL(/\/user\/maya$/);
  await expect(articles.first()).toBeVisible();
  await expect(page.locator(`#post-${second}`)).toHaveCount(0);
  expect(await framesWithIt.jsonValue()).toEqual({ frames: 0 });

  await app.open('/');
  await expect(articles.first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 2400));
  await app.settle();
  const inView = () =>
    articles.evaluateAll((all) => all.find((article) => article.getBoundingClientRect().bottom > 150)?.getAttribute('data-post-id'));
  const read = await inView();
  await page.setViewportSize({ width: 844, height: 390 });
  const isInView = (id: string | null | undefined) => {
    const box = document.getElementById(`post-${id}`)?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < innerHeight;
  };
  await expect.poll(() => page.evaluate(isInView, read)).toBe(true);
});
