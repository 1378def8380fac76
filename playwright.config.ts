import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.mjs';
import { findRenderer } from './scripts/renderer.mjs';
import { inFirefox } from './tests/e2e/support/firefox.ts';
import type { AppOptions } from './tests/e2e/support/test.ts';
import { baselines, chooseComparison, tolerance } from './tests/visual/support/baselines.ts';
import type { VisualOptions } from './tests/visual/support/test.ts';

/** Ports of the tests alone, so that a preview which someone has open is never taken for the build under test; `SEZ_PORTS` moves them for a second work tree. */
const appPort = Number(process.env['SEZ_PORTS'] ?? 4273);
const storybookPort = appPort + 1;

const executablePath = findBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent };
const desktop = { viewport: { width: 1280, height: 800 } };
/** A whole Chromium grants this to the page that was pressed; the headless shell has nobody to ask, and refuses. */
const permissions = ['clipboard-write'];
const storybook = { ...desktop, baseURL: `http://localhost:${storybookPort}`, trace: 'off' as const };

/** Visual baselines show this moment; the mocks date their world from it. */
const frozenAt = '2026-03-14T12:00:00Z';

/** Storybook is served only where a chosen project needs it: it may not have been built otherwise. */
const namesProjects = process.argv.some((argument) => argument.startsWith('--project'));
const needsStorybook = !namesProjects || process.argv.some((argument) => argument.endsWith('-stories'));

/** Draws the pictures. Unpacking takes seconds, so it is looked for only when pictures are compared; workers, which have no arguments, inherit it. */
const comparesPictures = process.argv[2] === 'test' && (!namesProjects || process.argv.some((argument) => argument.includes('visual')));
if (comparesPictures && !process.env['TEST_WORKER_INDEX']) process.env['SEZ_RENDERER'] = JSON.stringify(findRenderer() ?? null);
const renderer = JSON.parse(process.env['SEZ_RENDERER'] ?? 'null') as ReturnType<typeof findRenderer> | null;
const comparison = chooseComparison(renderer !== null, Boolean(process.env['CI']));
if (comparesPictures && comparison !== 'compare' && !process.env['TEST_WORKER_INDEX']) {
  console.log('The browser that draws the pictures runs on Linux with x64 only: pictures are not compared.');
}
const drawn = {
  comparison,
  ...(renderer
    ? {
        launchOptions: {
          executablePath: renderer.path,
          args: browserArguments,
          env: { ...process.env, ...renderer.env } as Record<string, string>,
        },
      }
    : {}),
};

/** What other engines walk: the journeys that matter, and what one of them was seen to do otherwise. */
const inEveryEngine = /@engines/;

/** In ms. On a busy machine Firefox, driven over BiDi, needs over a second for a command, and a long walk over 45 s. */
const patienceWithFirefox = 90_000;

/** Within npm test, which names every test that needed a further try. Who runs one part alone sees the first failure. */
const isPartOfAll = Boolean(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']);

/** `npm run check:full` walks at every size what is else walked at the one that its tag names: `@phone` or `@desktop`. */
const isWhole = process.env['SEZ_FULL'] === 'true';

/** What passes between two people, what colours come out, and which steps follow which, does not depend on the size of a window. */
const sameAtEverySize =
  '**/{everyRoute,twoBrowsers,theme-apply,theme-contrast,theme-pixels,theme-settings,chunks,compose,composerByKeyboard,crowds,documentedOnly,formDraft,groups,mutes,newcomer,underPath,notifications,people,reloadForCode,routing,scrollTo,selectWords,signin,toastOverDialog}.spec.ts';

/**
 * These visit every screen for one question, so they grow with the product. `npm run check:full` walks them; `npm test` asks the same of a
 * sample: axe in the stories, hostile answers and names in tests/hostile, every screen in WebKit and in the pictures.
 */
const everyScreen = isWhole ? [] : ['**/{everyRoute,language,theme-contrast,crowds,documentedOnly,hostile}.spec.ts'];

export default defineConfig<AppOptions & VisualOptions>({
  // A folder per part, so that parts which run at the same time leave each other's traces alone.
  outputDir: `test-results/${process.env['SEZ_PART'] ?? 'all'}`,
  snapshotPathTemplate: `${baselines}/{projectName}/{testFileName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with something else takes twice the time of an idle one; no test is about time.
  timeout: 90_000,
  retries: isPartOfAll ? 2 : 0,
  // So many failures mean that the build or the browser is broken, and every further walk would wait for its timeout.
  maxFailures: isPartOfAll ? 30 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['./tests/e2e/support/IncompleteReporter.ts'],
    ...(isPartOfAll ? ([['json']] as const) : []),
    ...(comparesPictures ? ([['./tests/visual/support/PicturesReporter.ts']] as const) : []),
  ],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', ...tolerance },
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
    {
      name: 'e2e-phone',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: [sameAtEverySize, ...everyScreen],
      // A test with the tag `@desktopOnly` presses what phones show elsewhere.
      grepInvert: isWhole ? /@desktopOnly/ : /@desktop/,
      use: { ...phone, permissions },
    },
    // Fingers, and what is measured at widths of its own, are a phone's.
    {
      name: 'e2e-desktop',
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/{alignment,pictures,zoom}.spec.ts', ...everyScreen],
      ...(isWhole ? {} : { grepInvert: /@phone/ }),
      use: { ...desktop, permissions },
    },
    {
      name: 'firefox-phone',
      timeout: patienceWithFirefox,
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      testIgnore: sameAtEverySize,
      grep: inEveryEngine,
      grepInvert: /@desktop/,
      use: { viewport: phone.viewport, ...inFirefox({ isPhone: true }) },
    },
    {
      name: 'firefox-desktop',
      timeout: patienceWithFirefox,
      testDir: 'tests/e2e',
      testMatch: '**/*.spec.ts',
      grep: inEveryEngine,
      grepInvert: /@phone/,
      use: { ...desktop, ...inFirefox({ isPhone: false }) },
    },
    {
      name: 'firefox-stories',
      timeout: patienceWithFirefox,
      testDir: 'tests/engines/firefox',
      testMatch: '**/*.stories.firefox.ts',
      use: { ...storybook, ...inFirefox({ isPhone: false }) },
    },
    { name: 'visual-phone', testDir: 'tests/visual', testMatch: '**/*.spec.ts', use: { ...phone, frozenAt, ...drawn } },
    // What colours and direction do, one size shows.
    {
      name: 'visual-desktop',
      testDir: 'tests/visual',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/access.spec.ts',
      grepInvert: /@phone/,
      use: { ...desktop, frozenAt, ...drawn },
    },
    { name: 'visual-stories', testDir: 'tests/visual', testMatch: '**/*.stories.visual.ts', use: { ...storybook, ...drawn } },
    { name: 'grid-stories', testDir: 'tests/grid', testMatch: '**/*.stories.grid.ts', use: storybook, timeout: 600_000 },
    { name: 'grid-screens', testDir: 'tests/e2e', testMatch: '**/*.grid.ts', use: desktop, timeout: 600_000 },
    { name: 'soak', testDir: 'tests/soak', testMatch: '**/*.soak.ts', use: { ...phone, permissions }, timeout: 900_000 },
  ],
  webServer: [
    {
      command: `node scripts/preview.mjs --mocked --port ${appPort}`,
      url: `http://localhost:${appPort}/`,
      reuseExistingServer: false,
    },
    ...(needsStorybook
      ? [
          {
            command: `node scripts/preview.mjs --storybook --port ${storybookPort}`,
            url: `http://localhost:${storybookPort}/`,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
