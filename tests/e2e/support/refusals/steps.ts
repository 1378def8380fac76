import { expect, type Locator, type Page } from '@playwright/test';
import type { Persona } from '../app.ts';

/** An action that needs late code, and the expected result while that code can't be fetched. */
export interface Step {
  /** The person's goal. */
  readonly name: string;
  /** The modules that are refused, in the order in which they are requested; modules requested at the same time are adjacent. */
  readonly code: readonly string[];
  /** Prepares the page for the action. */
  readonly before?: (page: Page) => Promise<void>;
  /** The action; undefined where the code is requested without one. */
  readonly act?: (page: Page) => Promise<void>;
  /** How the failure is shown: by a message, in place of the screen with "Try again", by an element of its own, or not at all. */
  readonly reported: 'message' | 'in place' | 'nowhere' | ((page: Page) => Locator);
  /** Requests the code again, where that is neither the same action nor "Try again". */
  readonly again?: (page: Page) => Promise<void>;
  /** Like `again`, but repeated until the code arrives, because the page may not have noticed the failure yet. */
  readonly remind?: (page: Page) => Promise<void>;
  /** The element that a successful action shows. */
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

/** Fires the browser's event for a connection that is back. */
export const reconnect = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));

/** Navigates without a reload, once the history entry of an overlay that has just closed is gone. */
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
/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const screens = 'app/screens';
export const rail = 'app/shell/rail';
export const groups = 'features/groups/components';

/** The steps of one persona on a page that has only loaded what the first post needs. */
export interface Walk {
  readonly persona: Persona;
  readonly path: string;
  readonly steps: readonly Step[];
}
