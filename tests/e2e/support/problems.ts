import type { BrowserContext, Page } from '@playwright/test';
import { makeRoomForBidi } from './overBidi.ts';

/** The browser that a test runs in, as its project names it. */
export interface Driven {
  browserName: string;
  channel: string | undefined;
}

/** In Firefox what a page still asks for when it is left fails as on a lost line, and the page hears of it before it is gone. */
const leavingMs = 5000;

/** What went wrong in a page without a test asking: script errors, console errors, violations of the security policy. */
export class Problems {
  #found: { text: string; page: Page | null; at: number }[] = [];
  /** One person of the mocked world has a picture that does not exist, to exercise the fallback. */
  readonly #allowed: RegExp[] = [/404.*\/s3\/\S*-lost\)$/];
  readonly #driven: Driven;

  constructor(driven: Driven) {
    this.#driven = driven;
    // Firefox says so of what the mocks' worker had not answered when the page was left.
    if (driven.browserName === 'firefox') this.allow(/A ServiceWorker intercepted the request and encountered an unexpected error/);
  }

  /** Reports everything that happens in any page of the context from now on. */
  async watch(context: BrowserContext): Promise<void> {
    if (this.#driven.channel === 'moz-firefox') await makeRoomForBidi(context);
    if (this.#driven.browserName === 'firefox') context.on('page', (page) => this.#forgetWhatLeavingBreaks(page));
    const note = (text: string, page: Page | null) => this.#found.push({ text, page, at: Date.now() });
    context.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`, message.page());
    });
    context.on('weberror', (error) => note(`script: ${error.error().stack ?? error.error().message}`, error.page()));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
        console.error(`Security policy violated: ${effectiveDirective} blocked ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`);
      });
    });
  }

  /** Names a message that the test provokes on purpose, such as the browser's own line about a failed request. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Everything that nobody allowed. */
  unexpected(): string[] {
    return this.#found.map(({ text }) => text).filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  #forgetWhatLeavingBreaks(page: Page): void {
    page.on('domcontentloaded', () => {
      const since = Date.now() - leavingMs;
      this.#found = this.#found.filter((each) => each.page !== page || each.at < since || !each.text.startsWith('console: [sez]'));
    });
  }
}
