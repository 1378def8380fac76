import type { Page } from '@playwright/test';
import type { App } from '../e2e/support/app.ts';
import { expect, flatCanvas, schemesAt, test } from './support/test.ts';

// Groups, channels and people: a window of each screen, light and dark.

type Stage = (app: App, page: Page) => Promise<void>;

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const firstArticle = (page: Page) => page.getByRole('article').first();

const stages: Record<string, Stage> = {
  group: async (app, page) => {
    await app.open('/group/streetlab?tab=members', { persona: 'regular' });
    await expect(page.getByRole('button', { name: 'Actions for Дмитрий Соколов' })).toBeVisible();
  },
  channel: async (app, page) => {
    await app.open('/group/streetlab?tab=channels', { persona: 'regular' });
    await page.getByRole('main').getByRole('link', { name: 'crossings' }).click();
    await heading(page, 'crossings');
    await expect(firstArticle(page)).toBeVisible();
  },
  'group-form': async (app, page) => {
    await app.open('/groups', { persona: 'regular' });
    await page.getByRole('link', { name: 'Create group' }).click();
    await heading(page, 'Create a group');
    await page.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  },
  connections: async (app, page) => {
    await app.open('/user/lena', { persona: 'regular' });
    await page.getByRole('link', { name: /followers$/ }).click();
    await expect(page.getByRole('list', { name: 'Followers' }).getByRole('listitem').first()).toBeVisible();
  },
  notifications: async (app, page) => {
    await app.open('/notifications', { persona: 'regular' });
    await expect(page.getByRole('region', { name: 'Earlier' }).getByRole('listitem').first()).toBeVisible();
  },
};

for (const [name, open] of Object.entries(stages)) {
  test(`${name} looks as agreed, light and dark`, async ({ app, page }, { project }) => {
    // One person's picture doesn't exist, so that the fallback is shown.
    app.allowConsole(/404/);
    await open(app, page);
    // The count arrives once the page is idle.
    await expect(page.getByRole('link', { name: /^Notifications, \d+ unread$/ }).filter({ visible: true })).toBeVisible();
    // Moves the pointer away, so that nothing is hovered.
    await page.mouse.move(0, 0);
    for (const scheme of schemesAt(project.name)) {
      await app.useScheme(scheme);
      await app.settle();
      await expect.soft(page).toHaveScreenshot(`${name}-${scheme}.png`, flatCanvas);
    }
  });
}
