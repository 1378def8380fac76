import { expect, type Page } from '@playwright/test';

/** Records the reports of page views and the console of a page during a sign-in. */
export class Traces {
  readonly #page: Page;
  readonly #told: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/metric/track-page')) this.#told.push(request.postData() ?? '');
    });
    page.on('console', (message) => this.#told.push(message.text()));
  }

  /** Returns everything that stays behind: reports, console, the address, its history entry, both storages without the person's profile. */
  async left(): Promise<string> {
    const stored = await this.#page.evaluate(() => {
      const entries = Object.entries(localStorage).filter(([key]) => key !== 'user' && !key.startsWith('mock:'));
      return JSON.stringify([location.href, history.state, entries, Object.entries(sessionStorage)]);
    });
    return [stored, ...this.#told].join('\n');
  }

  /** Fails if anything that stays behind contains one of these secrets, or if no page view was reported. */
  async expectNoneOf(secrets: readonly string[]): Promise<void> {
    await expect.poll(() => this.#told.some((text) => text.includes('"url"')), 'page views are reported').toBe(true);
    const left = await this.left();
    for (const secret of secrets) expect(left).not.toContain(secret);
  }
}
