import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.mjs';
import { chromiumMajor } from './scripts/chromium.mjs';
import type { AppOptions } from './tests/e2e/support/test.ts';
import { chooseSet, setsIn, tolerance } from './tests/visual/support/baselines.ts';

/** Ports of the tests alone, so that a preview which someone has open is never taken for the build under test. */
const appPort = 4273;
const storybookPort = 4274;

const baselines = 'tests/visual/baselines';
const isUpdate = process.env['SEZ_UPDATE_BASELINES'] === 'true';
const major = chromiumMajor();
const set = chooseSet(setsIn(baselines), major, isUpdate);
if (!set.isExact && !process.env['TEST_WORKER_INDEX']) {
  console.log(`No baselines of Chromium ${major}: comparing with ${set.name} under a wider tolerance (${tolerance.nearest * 100} % of pixels).`);
}

const executablePath = findBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent };
const desktop = { viewport: { width: 1280, height: 800 } };
const storybook = { ...desktop, baseURL: `http://localhost:${storybookPort}`, trace: 'off' as const };

/** Visual baselines show this moment; the mocks date their world from it. */
const frozenAt = '2026-03-14T12:00:00Z';

/** Storybook is served only where a chosen project needs it: it may not have been built otherwise. */
const namesProjects = process.argv.some((argument) => argument.startsWith('--project'));
const needsStorybook = !namesProjects || process.argv.some((argument) => argument.endsWith('-stories'));

/** Within npm test, which names every test that needed a second try. Who runs one part alone sees the first failure. */
const isPartOfAll = Boolean(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']);

export default defineConfig<AppOptions>({
  // A folder per part, so that parts which run at the same time leave each other's traces alone.
  outputDir: `test-results/${process.env['SEZ_PART'] ?? 'all'}`,
  snapshotPathTemplate: `${baselines}/${set.name}/{projectName}/{testFileName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  retries: isPartOfAll ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: isPartOfAll ? [['list'], ['json']] : [['list']],
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: set.isExact ? tolerance.exact : tolerance.nearest },
  },
  use: {
    baseURL: `http://localhost:${appPort}`,
    browserName: 'chromium',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // Recording costs a fifth of the time.
    trace: isPartOfAll ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
  },
  projects: [
    // What passes between two people, and what colours come out, does not depend on the size of a window.
    { name: 'e2e-phone', testDir: 'tests/e2e', testMatch: '**/*.spec.ts', testIgnore: '**/{twoBrowsers,theme-apply,theme-contrast,theme-pixels}.spec.ts', use: phone },
    { name: 'e2e-desktop', testDir: 'tests/e2e', testMatch: '**/*.spec.ts', use: desktop },
    { name: 'visual-phone', testDir: 'tests/visual', testMatch: '**/*.spec.ts', use: { ...phone, frozenAt } },
    { name: 'visual-desktop', testDir: 'tests/visual', testMatch: '**/*.spec.ts', use: { ...desktop, frozenAt } },
    { name: 'visual-stories', testDir: 'tests/visual', testMatch: '**/*.stories.visual.ts', use: storybook },
    { name: 'grid-stories', testDir: 'tests/grid', testMatch: '**/*.stories.grid.ts', use: storybook, timeout: 600_000 },
    { name: 'grid-screens', testDir: 'tests/e2e', testMatch: '**/*.grid.ts', use: desktop, timeout: 600_000 },
    { name: 'soak', testDir: 'tests/soak', testMatch: '**/*.soak.ts', use: phone, timeout: 900_000 },
  ],
  webServer: [
    {
      command: `node scripts/preview.mjs --mocked --port ${appPort}`,
      url: `http://localhost:${appPort}/`,
      reuseExistingServer: true,
    },
    ...(needsStorybook
      ? [{ command: `node scripts/preview.mjs --storybook --port ${storybookPort}`, url: `http://localhost:${storybookPort}/`, reuseExistingServer: true }]
      : []),
  ],
});
