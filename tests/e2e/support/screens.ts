import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import type { App } from './app.ts';

/** Opens a screen and waits until its main content is drawn. */
export type Screen = (app: App, page: Page) => Promise<void>;

const firstArticle = (page: Page) => page.getByRole('article').first();

async function openFeed(app: App, page: Page): Promise<void> {
  await app.open('/', { persona: 'regular' });
  await expect(firstArticle(page)).toBeVisible();
}

async function openOwnProfile(app: App, page: Page): Promise<void> {
  await app.open('/user/lena', { persona: 'regular' });
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
}

/** Opens Theme Settings from the menu on the person's own profile. */
export async function openThemeSettings(app: App, page: Page): Promise<void> {
  await openOwnProfile(app, page);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Customize Theme' }).click();
  await expect(page.getByRole('dialog', { name: 'Theme Settings' })).toBeVisible();
}

/** Every screen or overlay that shows the theme in a particular way. */
export const screens: Record<string, Screen> = {
  welcome: (app) => app.open('/welcome', { persona: 'guest' }),
  'sign-in': (app) => app.open('/sign-in', { persona: 'guest' }),
  feed: openFeed,
  post: async (app, page) => {
    await app.open(addresses.post, { persona: 'regular' });
    await expect(firstArticle(page)).toBeVisible();
  },
  compose: async (app, page) => {
    await openFeed(app, page);
    await page.getByRole('button', { name: 'Compose' }).click();
    await expect(page.getByRole('dialog', { name: 'Compose' })).toBeVisible();
  },
  'weigh-in': async (app, page) => {
    await openFeed(app, page);
    await page
      .getByRole('feed')
      .getByRole('button', { name: /Weigh in/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Your weigh-in' })).toBeVisible();
  },
  profile: async (app, page) => {
    await app.open('/user/anna', { persona: 'regular' });
    await expect(firstArticle(page)).toBeVisible();
  },
  'profile-menu': async (app, page) => {
    await openOwnProfile(app, page);
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'theme-settings': openThemeSettings,
  explore: async (app, page) => {
    await app.open('/search?q=tram', { persona: 'regular' });
    await expect(firstArticle(page)).toBeVisible();
  },
  groups: async (app, page) => {
    await app.open('/groups', { persona: 'regular' });
    await expect(page.getByRole('link', { name: /City Desk/ }).first()).toBeVisible();
  },
  group: async (app, page) => {
    await app.open(addresses.group, { persona: 'regular' });
    await expect(page.getByRole('heading', { level: 1, name: 'City Desk' })).toBeVisible();
  },
  notifications: async (app) => app.open('/notifications', { persona: 'regular' }),
  'not-found': (app) => app.open('/nowhere', { persona: 'regular' }),
};
