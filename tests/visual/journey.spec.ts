import type { Page } from '@playwright/test';
import type { App } from '../e2e/support/app.ts';
import { expect, flatCanvas, schemesAt, test } from './support/test.ts';

/** Opens something on the current screen. The picture shows the window, not the whole page. */
type Stage = (app: App, page: Page) => Promise<void>;

const firstArticle = (page: Page) => page.getByRole('feed').getByRole('article').first();

/** Opens a screen as a signed-in person and waits for the count of notifications, which loads once the page is idle. */
async function enter(app: App, page: Page, path: string, scenario?: string): Promise<void> {
  await app.open(path, { persona: 'regular', ...(scenario ? { scenario } : {}) });
  await expect(page.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
}

const stages: Record<string, Stage> = {
  welcome: (app) => app.open('/welcome', { persona: 'guest' }),
  'sign-in': async (app, page) => {
    await app.open('/sign-in', { persona: 'guest' });
    // The dial code appears once the phone metadata is loaded.
    await expect(page.getByText('+1', { exact: true })).toBeVisible();
  },
  feed: async (app, page) => {
    await enter(app, page, '/');
    await expect(firstArticle(page)).toBeVisible();
  },
  'feed-empty': async (app, page) => {
    await enter(app, page, '/', 'empty-feed');
    await expect(page.getByText('Nothing here yet')).toBeVisible();
  },
  'feed-failed': async (app, page) => {
    await enter(app, page, '/groups');
    app.allowConsole(/\[sez\]/);
    await app.fail({ path: '/api/posts/recommended', status: 503 });
    await page.getByRole('link', { name: 'Feed' }).click();
    await expect(page.getByText('Posts didn’t load')).toBeVisible();
  },
  post: async (app, page) => {
    await stages['feed']?.(app, page);
    const withComments = page
      .getByRole('feed')
      .getByRole('article')
      .filter({ has: page.getByText('finally in words my parents can read') });
    await withComments.first().locator('time').first().click();
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('img', { name: /Averages/ }),
    ).toBeVisible();
  },
  compose: async (app, page) => {
    await stages['feed']?.(app, page);
    await page.getByRole('button', { name: 'Compose' }).click();
    const composer = page.getByRole('dialog', { name: 'Compose' });
    await composer.getByRole('textbox', { name: 'Title' }).fill('Waiting times at 1,200 crossings');
    await composer
      .getByRole('textbox', { name: 'Text' })
      .fill('The median pedestrian waits 47 seconds; the median car waits 31. Method and raw data in the annex. @oleg checked the sums.');
    await expect(composer.getByText(/^Saved/)).toBeVisible();
  },
  'weigh-in': async (app, page) => {
    await stages['feed']?.(app, page);
    await page
      .getByRole('feed')
      .getByRole('button', { name: /Weigh in/ })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: 'Your weigh-in' });
    await panel.getByRole('slider', { name: 'Insightfulness' }).press('End');
    await panel.getByRole('slider', { name: 'Politeness' }).press('ArrowLeft');
  },
  profile: async (app, page) => {
    await enter(app, page, '/user/anna');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(firstArticle(page)).toBeVisible();
  },
  explore: async (app, page) => {
    await enter(app, page, '/search?q=tram');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  groups: async (app, page) => {
    await enter(app, page, '/groups');
    await expect(page.getByRole('link', { name: /City Desk/ })).toBeVisible();
  },
};

/** Screens that are compared with the lights of their canvas, and in both schemes at both sizes. */
const whole = ['welcome', 'feed'];

for (const [name, open] of Object.entries(stages)) {
  test(`${name} looks as agreed, light and dark`, async ({ app, page }, { project }) => {
    await open(app, page);
    const isWhole = whole.includes(name);
    for (const scheme of isWhole ? (['light', 'dark'] as const) : schemesAt(project.name)) {
      await app.useScheme(scheme);
      await app.settle();
      await expect.soft(page).toHaveScreenshot(`${name}-${scheme}.png`, isWhole ? {} : flatCanvas);
    }
  });
}
