import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from './scripts/browser.mjs';
import { mockWorker } from './scripts/vite-mock-worker.ts';
import { aliases, preBundled } from './vite.config.ts';

/** socket.io-client's Node build uses `ws`; its browser build uses the global WebSocket, which the mock library can replace. */
const socketIoBrowserBuild = {
  find: /^socket\.io-client$/,
  replacement: fileURLToPath(new URL('./node_modules/socket.io-client/dist/socket.io.esm.min.js', import.meta.url)),
};
const alias = [...Object.entries(aliases).map(([find, replacement]) => ({ find, replacement })), socketIoBrowserBuild];
const executablePath = findBrowser();

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias },
  optimizeDeps: { include: [...preBundled, 'socket.io-client', 'socket.io-parser'] },
  test: {
    // In ms. No test is about time, and a busy machine takes many times as long as an idle one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Rules keep nothing between files; importing everything anew for each took most of the time.
          isolate: false,
          setupFiles: ['tests/propertySeed.ts'],
          environment: 'node',
          include: [
            '{src,mocks,scripts}/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'tests/{architecture,bench,soak,support,text,visual}/**/*.test.ts',
          ],
          exclude: ['**/*.dom.test.ts', '**/node_modules/**'],
        },
      },
      // Walks through both builds in WebKit, which it starts itself (tests/engines/webkit).
      {
        extends: true,
        test: {
          name: 'webkit',
          environment: 'node',
          include: ['tests/engines/webkit/**/*.webkit.ts'],
          globalSetup: ['tests/engines/webkit/servers.ts'],
          // One browser keeps one core busy.
          maxWorkers: 2,
          // Two walks of the composer were seen to fail on a busy machine and to pass on an idle one. A further try is reported.
          retry: process.env['npm_lifecycle_event'] === 'test' ? 2 : 0,
          testTimeout: 90_000,
        },
      },
      // On its own in npm test: which endpoints hold their contract is a figure that people ask for.
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
          setupFiles: ['tests/propertySeed.ts'],
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
        },
      },
      // Looks at what `npm run build` and `npm run build:mocked` have made; npm test runs it after them.
      // With a browser, and so with a second try, as below.
      { extends: true, test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'], retry: 1 } },
      {
        extends: true,
        test: {
          name: 'dom',
          // As for the rules: every test begins on an empty page, and whoever needs modules as after a start forgets those that are there.
          isolate: false,
          setupFiles: ['tests/propertySeed.ts', 'tests/emptyPage.ts'],
          environment: 'happy-dom',
          // Its entry for Node is of a format that Node doesn't read; bundlers take another.
          server: { deps: { inline: ['@panzoom/panzoom'] } },
          // Whole screens with the mock backend's own delays, on as many cores as there are.
          retry: 1,
          include: ['{src,mocks}/**/*.test.tsx', '{src,mocks}/**/*.dom.test.ts', 'tests/{journeys,hostile}/**/*.test.{ts,tsx}'],
          // Nothing moves, as in the other tests: what a page without layout would draw on the way tells nothing.
          environmentOptions: { happyDOM: { url: 'http://localhost/', settings: { device: { prefersReducedMotion: 'reduce' } } } },
        },
      },
      ...(existsSync('.storybook/main.ts')
        ? [
            {
              extends: true as const,
              plugins: [mockWorker(), storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook -- --ci' })],
              test: {
                name: 'stories',
                // One page keeps one core busy.
                maxWorkers: 2,
                // As for the other browser tests; npm test names whichever needed it.
                retry: 1,
                browser: {
                  enabled: true,
                  headless: true,
                  // As in Storybook itself one story follows the other in the same page; to load it anew for each file took most of the time.
                  isolate: false,
                  provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments } }),
                  instances: [{ browser: 'chromium' as const }],
                  screenshotFailures: false,
                },
              },
            },
          ]
        : []),
    ],
  },
});
