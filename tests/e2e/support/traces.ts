import { expect, type Page } from '@playwright/test';

/** What a page tells about itself while somebody finds a way in: reports of page views, and everything written to its log. */
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

  /** Everything that stays behind: what was told, the address, its history entry, both storages without the person's own profile. */
  async left(): Promise<string> {
    const kept = await this.#page.evaluate(() => {
      const entries = Object.entries(localStorage).filter(([key]) => key !== 'user' && !key.startsWith('mock:'));
      return JSON.stringify([location.href, history.state, entries, Object.entries(sessionStorage)]);
    });
    return [kept, ...this.#told].join('\n');
  }

  /** Fails when one of these is anywhere in what stays behind, or when no page view was reported at all. */
  async expectNoneOf(secrets: readonly string[]): Promise<void> {
    await expect.poll(() => this.#told.some((text) => text.includes('"url"')), 'page views are reported').toBe(true);
    const left = await this.left();
    for (const secret of secrets) expect(left).not.toContain(secret);
  }
}
