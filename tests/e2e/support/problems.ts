import type { BrowserContext } from '@playwright/test';
import { makeRoomForBidi } from './overBidi.ts';

/** What went wrong in a page without a test asking: script errors, console errors, violations of the security policy. */
export class Problems {
  readonly #found: string[] = [];
  /** One person of the mocked world has a picture that does not exist, to exercise the fallback. */
  readonly #allowed: RegExp[] = [/404.*\/s3\/\S*-lost\)$/];

  readonly #isOverBidi: boolean;

  /** @param isOverBidi whether a stock Firefox is driven */
  constructor(isOverBidi = false) {
    this.#isOverBidi = isOverBidi;
  }

  /** Reports everything that happens in any page of the context from now on. */
  async watch(context: BrowserContext): Promise<void> {
    if (this.#isOverBidi) await makeRoomForBidi(context);
    context.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#found.push(`script: ${error.error().stack ?? error.error().message}`));
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
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
