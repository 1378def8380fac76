import { test as base, expect } from '@playwright/test';
import { App } from './app.ts';
import { Problems } from './problems.ts';

/** Options that a project sets under `use`. */
export interface AppOptions {
  /** A fixed time for `Date`; undefined lets the clock run. Timers run either way, as mocked answers would never arrive otherwise. */
  frozenAt: string | undefined;
}

interface Fixtures {
  problems: Problems;
  /** The mocked app; a console error, a script error or a violation of the security policy fails the test. */
  app: App;
}

export const test = base.extend<AppOptions & Fixtures>({
  frozenAt: [undefined, { option: true }],
  problems: [
    async ({ context, browserName, channel }, use) => {
      const problems = new Problems({ browserName, channel });
      await problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'nothing went wrong behind the screen').toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page, problems, frozenAt }, use) => {
    if (frozenAt) await page.clock.setFixedTime(new Date(frozenAt));
    await use(new App(page, problems));
  },
});

export { expect };
