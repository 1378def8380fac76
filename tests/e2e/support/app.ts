import { expect, type Locator, type Page } from '@playwright/test';
import { type AxeOptions, expectNoAxeViolations } from './axe.ts';
import type { Problems } from './problems.ts';

/** The personas of the mocks (contract, section 9). */
export type Persona =
  | 'guest'
  | 'newcomer'
  | 'regular'
  | 'author'
  | 'owner'
  | 'moderator'
  | 'admin'
  | 'verified'
  | 'banned'
  | 'deleted'
  | 'russian';

/** A failure that the mocks produce on request (contract, section 9). */
export interface Fault {
  /** Template of the documented path, such as `/api/posts/:id`. */
  path: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  status?: number;
  body?: unknown;
  /** Drops the connection, so that the request never gets an answer. */
  network?: boolean;
  nonJson?: boolean;
  delayMs?: number;
  /** The number of requests that fail; without it, all do. */
  times?: number;
}

interface MockWindow {
  __mock: { fail: (fault: Fault) => unknown; clearFaults: () => unknown; emit: (event: string, payload?: unknown) => unknown };
}

/** The mocked app as a test drives it. */
export class App {
  readonly page: Page;
  readonly #problems: Problems;

  constructor(page: Page, problems: Problems) {
    this.page = page;
    this.#problems = problems;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /**
   * Opens a path as a persona, in a named scenario, and waits until the screen is drawn.
   * Without a persona the session is kept; a fresh page has none.
   */
  async open(path: string, { persona, scenario }: { persona?: Persona; scenario?: string } = {}): Promise<void> {
    const address = new URL(path, 'http://localhost');
    if (persona) address.searchParams.set('persona', persona);
    if (scenario) address.searchParams.set('scenario', scenario);
    const wanted = address.pathname + address.search + address.hash;
    // An overlay that has just closed removes its history entry, and the browser then aborts a navigation that began meanwhile.
    await this.page.goto(wanted).catch((error: Error) => {
      if (!error.message.includes('ERR_ABORTED')) throw error;
      return this.page.goto(wanted);
    });
    // The mocks remove these parameters from the address once they have applied them.
    await expect(this.page).not.toHaveURL(/[?&](persona|scenario)=/);
    // The region is found by its id, as a dialog that the address opens hides it from the accessibility tree.
    await expect(this.page.locator('#main')).toBeVisible();
  }

  /** Switches the system's colour scheme, which the app follows while its own setting is Auto. */
  async useScheme(scheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme: scheme });
  }

  /** Waits until nothing loads any more: busy regions, fonts, images in view, and list items that are drawn when idle. */
  async settle(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      const isInView = (image: HTMLImageElement) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      };
      // A lazy image that the browser doesn't consider near never decodes; such an image isn't visible either.
      const atMost = new Promise((resolve) => setTimeout(resolve, 3000));
      const decoded = [...document.images].filter(isInView).map((image) => image.decode().catch(() => undefined));
      await Promise.race([Promise.all(decoded), atMost]);
      const idle = () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 200 })));
      const drawn = () => document.querySelectorAll('[data-index]').length;
      for (let before = -1; before !== drawn(); ) {
        before = drawn();
        for (let times = 0; times < 3; times += 1) await idle();
      }
    });
  }

  /** Fails if axe finds any violation of WCAG 2.2 AA or of its best practices on the current page. */
  async expectNoAxeViolations(options?: AxeOptions): Promise<void> {
    await expectNoAxeViolations(this.page, options);
  }

  /** Makes an endpoint fail, and allows the console line that the browser writes about it. */
  async fail(fault: Fault): Promise<void> {
    this.allowConsole(/Failed to load resource/);
    await this.page.evaluate((wanted) => void (window as unknown as MockWindow).__mock.fail(wanted), fault);
  }

  /** Ends all failures that `fail` has started. */
  async clearFaults(): Promise<void> {
    await this.page.evaluate(() => void (window as unknown as MockWindow).__mock.clearFaults());
  }

  /** Sends a live event, as the backend would. */
  async emit(event: 'new_notification' | 'post_interaction' | 'post_marked_bot', payload?: unknown): Promise<void> {
    await this.page.evaluate(([name, data]) => void (window as unknown as MockWindow).__mock.emit(name as string, data), [event, payload]);
  }

  /** Allows console errors that this test provokes; any other fails it. */
  allowConsole(pattern: RegExp): void {
    this.#problems.allow(pattern);
  }
}
