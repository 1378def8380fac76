import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, request } from '@playwright/test';
import { startServer } from '../../../mocks/server/startServer.ts';
import { createPreview } from '../../../scripts/preview/server.mjs';
import { subPathBuild } from '../../../scripts/test/subPathBuild.mjs';
import type { Problems } from './problems.ts';
import { test as base, expect } from './test.ts';

/** The live build below a path of its host, with a mock server whose data is reset for each test. */
export class Deployment {
  /** The app's address, ending in a slash; `page.goto` resolves paths without a leading slash below it. */
  readonly url: string;
  readonly #browser: Browser;
  readonly #problems: Problems;
  readonly #contexts: BrowserContext[] = [];

  constructor(url: string, browser: Browser, problems: Problems) {
    this.url = url;
    this.#browser = browser;
    this.#problems = problems;
  }

  /** Signs in the person with this number, in a new browser context. Returns the page and the person's id. */
  async signIn(phone: string): Promise<{ page: Page; userId: string }> {
    const calls = await request.newContext({ baseURL: this.url });
    const answer = await calls.post('/api/auth/login', {
      headers: { 'x-sez-platform': 'web' },
      data: { phone, password: 'correct-horse' },
    });
    expect(answer.ok()).toBe(true);
    const { user } = (await answer.json()) as { user: { id: string } };
    const { cookies } = await calls.storageState();
    await calls.dispose();
    const origins = [{ origin: new URL(this.url).origin, localStorage: [{ name: 'user', value: JSON.stringify(user) }] }];
    // The service worker has its own tests (tests/build/offline.test.ts); Playwright can't hold back or watch what it asks for.
    const context = await this.#browser.newContext({ serviceWorkers: 'block', baseURL: this.url, storageState: { cookies, origins } });
    this.#contexts.push(context);
    await this.#problems.watch(context);
    return { page: await context.newPage(), userId: user.id };
  }

  /** Closes the browser contexts that were opened. */
  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}

const folder = join(import.meta.dirname, '../../..', subPathBuild.folder);

interface Served {
  readonly url: string;
  /** Resets the data of the mock server. */
  readonly reset: () => void;
}

export const test = base.extend<{ deployment: Deployment }, { served: Served }>({
  // The servers are shared by a worker's tests, so that the files are compressed only once.
  served: [
    async ({}, use) => {
      const backend = await startServer({ port: 0 });
      const { server } = createPreview({ folder, base: subPathBuild.base, isMocked: false, backend: backend.url });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${subPathBuild.base}`;
      await use({ url, reset: () => backend.backend.reset() });
      server.close();
      await backend.close();
    },
    { scope: 'worker' },
  ],
  deployment: async ({ browser, problems, served }, use) => {
    served.reset();
    const deployment = new Deployment(served.url, browser, problems);
    await use(deployment);
    await deployment.close();
  },
});

export { expect };
