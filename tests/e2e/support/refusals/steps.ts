import { expect, type Locator, type Page } from '@playwright/test';
import type { Persona } from '../app.ts';

/** One thing that late code is needed for, and what happens while it cannot be fetched. */
export interface Step {
  /** What a person wants. */
  readonly name: string;
  /** The code that is refused on the way, in the order in which it is asked for; what is asked for at once stands together. */
  readonly code: readonly string[];
  /** How they come to where they can do it. */
  readonly before?: (page: Page) => Promise<void>;
  /** What they do; nothing where it comes by itself. */
  readonly act?: (page: Page) => Promise<void>;
  /** How it is said: by a message, in the screen's place with "Try again", by something of its own, or not at all. */
  readonly said: 'message' | 'in place' | 'nowhere' | ((page: Page) => Locator);
  /** What fetches it again, where that is neither the same press nor "Try again". */
  readonly again?: (page: Page) => Promise<void>;
  /** The same where it may come too early, before the page has noticed the failure: it is done until the code comes. */
  readonly remind?: (page: Page) => Promise<void>;
  /** What they get by it. */
  readonly shown?: (page: Page) => Locator;
  readonly after?: (page: Page) => Promise<void>;
}

export const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first().click();
export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
export const escape = (page: Page) => page.keyboard.press('Escape');
export const post = (page: Page) => page.getByRole('feed').getByRole('article').first();
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const dialog = (page: Page) => page.getByRole('dialog');
export const toast = (page: Page) => page.getByRole('status').locator('> *', { hasText: 'Failed to load content.' });

export const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Try again|Retry)$/ });

/** Tells the page that the connection is back, as the browser would. */
export const reconnect = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));

/** To another address, without leaving the page. The entry of an overlay that has just closed must be gone by then. */
export const goTo = (path: string) => async (page: Page) => {
  await page.waitForFunction(() => !(history.state as { sez?: { layers?: number } } | null)?.sez?.layers);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
};

export const inFeed = async (page: Page) => {
  await link('Feed')(page);
  await expect(post(page)).toBeVisible();
};

export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><rect width="8" height="8"/></svg>';
export const chooseFile = (name: string, mimeType: string, buffer: Buffer) => async (page: Page) =>
  page.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
/** One pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const screens = 'app/screens';
export const rail = 'app/shell/rail';
export const groups = 'features/groups/components';

/** What one person meets on their way through the product, in a page that has only what the first post needs. */
export interface Walk {
  readonly persona: Persona;
  readonly path: string;
  readonly steps: readonly Step[];
}
