import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Step {
  readonly name: string;
  /** What a person does. */
  readonly act: (page: Page) => Promise<void>;
  /** What they get by it. */
  readonly shown: (page: Page) => Locator;
  /** A screen says it in place, with a button of its own; everything else in a message. */
  readonly isScreen?: boolean;
  readonly after?: (page: Page) => Promise<void>;
}

const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first().click();
const escape = (page: Page) => page.keyboard.press('Escape');
const post = (page: Page) => page.getByRole('feed').getByRole('article').first();

const steps: readonly Step[] = [
  {
    name: 'the menu of a post',
    act: (page) => post(page).getByRole('button', { name: 'More' }).click(),
    shown: (page) => page.getByRole('menu'),
    after: escape,
  },
  {
    name: 'a weigh-in',
    act: (page) => page.getByRole('feed').getByRole('button', { name: 'Weigh in' }).first().click(),
    shown: (page) => page.getByRole('slider', { name: 'Relevance' }),
    after: escape,
  },
  {
    name: 'the composer',
    act: (page) => page.getByRole('button', { name: 'Compose' }).first().click(),
    shown: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    after: escape,
  },
  {
    name: 'Groups',
    act: link('Groups'),
    shown: (page) => page.getByRole('main').getByRole('heading', { name: 'Groups', level: 1 }),
    isScreen: true,
  },
  { name: 'Explore', act: link('Explore'), shown: (page) => page.getByRole('searchbox'), isScreen: true },
  {
    name: 'one’s own profile',
    act: link('Your profile'),
    shown: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
    isScreen: true,
  },
  {
    name: 'the profile menu',
    act: (page) => page.getByRole('button', { name: 'Profile menu' }).click(),
    shown: (page) => page.getByRole('menu'),
    after: escape,
  },
];

test('whatever code cannot be fetched after the first post, the page stands and trying again works', async ({ app, page }) => {
  test.setTimeout(120_000);
  const fetched = new Set<string>();
  const refused = new Set<string>();
  let isRefusing = false;
  await page.context().route(/\/assets\/[^/]+\.js$/, (route) => {
    const url = route.request().url();
    if (isRefusing && !fetched.has(url)) {
      refused.add(url);
      return route.abort();
    }
    fetched.add(url);
    return route.continue();
  });
  app.allowConsole(/Failed to load resource|could not be fetched|dynamically imported|preload/);
  // Or what comes next would be there already.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await app.open('/', { persona: 'regular' });
  await expect(post(page)).toBeVisible();

  for (const { name, act, shown, isScreen = false, after } of steps) {
    await test.step(name, async () => {
      isRefusing = true;
      const before = refused.size;
      await act(page);
      await expect.poll(() => refused.size, 'its code was refused').toBeGreaterThan(before);
      const tryAgain = page.getByRole('button', { name: 'Try again' });
      await expect(isScreen ? tryAgain : page.getByText(/^Failed to load content/).first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();

      isRefusing = false;
      await (isScreen ? tryAgain.click() : act(page));
      await expect(shown(page)).toBeVisible();
      await after?.(page);
      await page
        .getByRole('button', { name: 'Close' })
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined);
    });
  }
});

test('offline is said, reading goes on, and the band goes with the outage', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource|Failed to fetch|could not be fetched/);
  await app.open('/', { persona: 'regular' });
  await expect(post(page)).toBeVisible();
  await page.context().setOffline(true);
  const band = page.getByRole('paragraph').filter({ hasText: 'You are offline. Reading goes on' });
  await expect(band).toBeVisible();
  await expect(post(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(band).toBeHidden();
});
