import type { Page, PageAssertionsToHaveScreenshotOptions } from '@playwright/test';
import { test as base, expect } from '../../e2e/support/test.ts';
import { paintedBox } from './paintedBox.ts';

/** Options that playwright.config.ts sets for the suite. */
export interface VisualOptions {
  /** Name of the set of baselines; undefined when this browser and platform have none and none are being made. */
  baselineSet: string | undefined;
}

/** A test that compares pictures. It is skipped, and says so, where there is nothing to compare with. */
export const test = base.extend<VisualOptions & { baselines: undefined }>({
  baselineSet: [undefined, { option: true }],
  baselines: [
    async ({ baselineSet }, use, { skip }) => {
      skip(baselineSet === undefined, 'This browser on this platform has no baselines: `npm run test:visual -- --update` draws them.');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Compares what is painted on the page, and nothing of the empty space around it. Differences are collected; the test goes on. */
export async function expectPaintedLook(page: Page, name: string, options: PageAssertionsToHaveScreenshotOptions = {}): Promise<void> {
  await expect.soft(page).toHaveScreenshot(name, { ...options, fullPage: true, clip: await paintedBox(page) });
}

export { expect };
