import type { BrowserContext, Page } from '@playwright/test';
import { makeRoomForBidi } from './overBidi.ts';

/** The browser that a test runs in, as its project names it. */
export interface Driven {
  browserName: string;
  channel: string | undefined;
}

/** In Firefox pending requests of a page that is left fail as if offline, and the page still receives these errors. */
const leavingMs = 5000;

/** Collects errors that no test expects: script errors, console errors, violations of the security policy. */
export class Problems {
  #found: { text: string; page: Page | null; at: number }[] = [];
  /** In the mocks one person has a picture that doesn't exist, to exercise the fallback. */
  readonly #allowed: RegExp[] = [/404.*\/s3\/\S*-lost\)$/];
  readonly #driven: Driven;

  constructor(driven: Driven) {
    this.#driven = driven;
    if (driven.browserName === 'firefox') {
      // Logged for requests that the mocks' worker hadn't answered when the page was left.
      this.allow(/A ServiceWorker intercepted the request and encountered an unexpected error/);
      // A font that was still on its way when the page was left (NS_BINDING_ABORTED).
      this.allow(/downloadable font: download failed.*status=2152398850/s);
    }
  }

  /** Records the errors of all pages of the context from now on. */
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

  /** Allows a message that the test provokes on purpose, such as the browser's own line about a failed request. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** All recorded errors except the allowed ones. */
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
