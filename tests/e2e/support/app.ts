import { expect, type Locator, type Page } from '@playwright/test';
import { type AxeOptions, expectNoAxeViolations } from './axe.ts';
import type { Problems } from './problems.ts';

/** The people a test can be (contract, section 9). */
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

/** An answer that goes wrong on purpose (contract, section 9). */
export interface Fault {
  /** Template of the documented path, such as `/api/posts/:id`. */
  path: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  status?: number;
  body?: unknown;
  /** The request never gets an answer. */
  network?: boolean;
  nonJson?: boolean;
  delayMs?: number;
  /** How many requests it meets; all of them without it. */
  times?: number;
}

interface MockWindow {
  __mock: { fail: (fault: Fault) => unknown; clearFaults: () => unknown; emit: (event: string, payload?: unknown) => unknown };
}

/** The mocked app as a test meets it. */
export class App {
  readonly page: Page;
  readonly #problems: Problems;

  constructor(page: Page, problems: Problems) {
    this.page = page;
    this.#problems = problems;
  }

  /** The landmark that every screen has. */
  get main(): Locator {
    return this.page.getByRole('main');
  }

  /**
   * Opens a path as somebody, in a named situation, and waits until the screen is there.
   * Without a persona the session stays as it is: nobody's in a fresh page.
   */
  async open(path: string, { persona, scenario }: { persona?: Persona; scenario?: string } = {}): Promise<void> {
    const address = new URL(path, 'http://localhost');
    if (persona) address.searchParams.set('persona', persona);
    if (scenario) address.searchParams.set('scenario', scenario);
    const wanted = address.pathname + address.search + address.hash;
    // A layer that was just closed takes its history entry away, and the browser then calls a navigation off that began meanwhile.
    await this.page.goto(wanted).catch((error: Error) => {
      if (!error.message.includes('ERR_ABORTED')) throw error;
      return this.page.goto(wanted);
    });
    // The mocks take these parameters out of the address once they have acted on them.
    await expect(this.page).not.toHaveURL(/[?&](persona|scenario)=/);
    // By its id: a dialog that the address opens hides it from the tree.
    await expect(this.page.locator('#main')).toBeVisible();
  }

  /** Switches the system's colour scheme, which the app follows while its own setting is Auto. */
  async useScheme(scheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme: scheme });
  }

  /** Waits until nothing is loading any more: regions that say they are busy, fonts, images in view, and places that lists draw when idle. */
  async settle(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      const isInView = (image: HTMLImageElement) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      };
      // A lazy image that the browser does not deem near never decodes; it is not seen either.
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

  /** Fails with every violation of WCAG 2.2 AA and of good practice that axe finds on what is shown now. */
  async expectNoAxeViolations(options?: AxeOptions): Promise<void> {
    await expectNoAxeViolations(this.page, options);
  }

  /** Makes the next answers of an endpoint go wrong. The browser's own console line about it is expected then. */
  async fail(fault: Fault): Promise<void> {
    this.allowConsole(/Failed to load resource/);
    await this.page.evaluate((wanted) => void (window as unknown as MockWindow).__mock.fail(wanted), fault);
  }

  /** Lets all answers be right again. */
  async clearFaults(): Promise<void> {
    await this.page.evaluate(() => void (window as unknown as MockWindow).__mock.clearFaults());
  }

  /** Sends a live event, as the backend would. */
  async emit(event: 'new_notification' | 'post_interaction' | 'post_marked_bot', payload?: unknown): Promise<void> {
    await this.page.evaluate(([name, data]) => void (window as unknown as MockWindow).__mock.emit(name as string, data), [event, payload]);
  }

  /** Names console errors that this test provokes; any other fails it. */
  allowConsole(pattern: RegExp): void {
    this.#problems.allow(pattern);
  }
}
