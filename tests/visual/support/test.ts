import type { Page, PageAssertionsToHaveScreenshotOptions } from '@playwright/test';
import { test as base, expect } from '../../e2e/support/test.ts';
import type { Comparison } from './baselines.ts';
import { paintedBox } from './paintedBox.ts';

/** Options that playwright.config.ts sets for the suite. */
export interface VisualOptions {
  /** Whether pictures are compared, and what happens where they can't be. */
  comparison: Comparison;
}

/** A test that compares pictures. Without the browser that has drawn them it is skipped with a message, and in CI it fails. */
export const test = base.extend<VisualOptions & { renderer: undefined }>({
  comparison: ['skip', { option: true }],
  renderer: [
    async ({ comparison }, use, { skip }) => {
      const reason = 'The browser that draws the pictures (@sparticuz/chromium) runs on Linux with x64 only.';
      if (comparison === 'fail') throw new Error(`${reason} In CI pictures must be compared.`);
      skip(comparison === 'skip', reason);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Compares what is painted on the page, without the empty space around it. A difference fails the test, but the test goes on. */
export async function expectPaintedLook(page: Page, name: string, options: PageAssertionsToHaveScreenshotOptions = {}): Promise<void> {
  await expect.soft(page).toHaveScreenshot(name, { ...options, fullPage: true, clip: await paintedBox(page) });
}

/**
 * Colours don't depend on the width of the window: both schemes are compared on the phone, and on the desktop only its layout, in the light one.
 * @param project name of the Playwright project
 */
export const schemesAt = (project: string): readonly ('light' | 'dark')[] => (project === 'visual-desktop' ? ['light'] : ['light', 'dark']);

/** Leaves the lights of the canvas out: they make a picture up to ten times as large, and a few pictures with them are enough. */
export const flatCanvas = { stylePath: 'tests/visual/support/flatCanvas.css' };

export { expect };
