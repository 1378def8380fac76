import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { firstPaint } from './scripts/early/firstPaint.ts';
import { linksInTurn } from './scripts/early/linksInTurn.ts';
import { minifyFirst } from './scripts/early/minifyFirst.ts';
import { prepaint } from './scripts/early/prepaint.ts';
import { malformedAddresses } from './scripts/vite-malformed-addresses.ts';
import { mockWorker } from './scripts/vite-mock-worker.ts';
import { notices } from './scripts/vite-notices.ts';
import { serviceWorker, workerPackages } from './scripts/vite-service-worker.ts';
import { languagesOf } from './src/shared/i18n/languages.ts';

/** `@/…` is `src/…`; `@mocks/…` is `mocks/…`; `@tests/…` is `tests/…`. The one place where the aliases are defined for every tool built on Vite. */
export const aliases = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '@mocks': fileURLToPath(new URL('./mocks', import.meta.url)),
  '@tests': fileURLToPath(new URL('./tests', import.meta.url)),
};

/** wouter still carries what React itself has had since version 18. */
const withoutShim = { 'use-sync-external-store/shim/index.js': 'react' };

/** What makes a component of an icon's data; see there. */
const ownGlyphs = {
  find: /^.*\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(new URL('./src/design-system/display/Icon/createGlyph.ts', import.meta.url)),
};

/** Found late by the dependency scan; a late find reloads the page in the middle of a test. */
export const preBundled = ['@vanilla-extract/recipes/createRuntimeFn'];

/** Never on the feed, however many screens share it: what opens over a screen, and fields to write in. */
const opensLater =
  /design-system\/(overlays\/(?!Toast)|pickers|private\/(Field|ControlFrame)|controls\/(Text|Level))|features\/(groups|channels|compose|onboarding|account|connections)\//;

/** What most of the late screens share travels in one file: dozens of tiny ones compress worse. */
const isCommon = (id: string) =>
  !opensLater.test(id) &&
  /\/src\/|node_modules\/(react\/|react-dom|scheduler|jotai|valibot|@vanilla-extract|lucide-react\/dist\/esm\/(create|shared)|@tanstack)/.test(
    id,
  );

/** What menus, popovers and dialogs share. No screen may need it for what it shows first (`tests/build/liveBuild.test.ts`). */
const isOfParts = (id: string) =>
  /node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)|design-system\/overlays\//.test(id);

/** Icons that several late screens and parts show. */
const isIcon = (id: string) => id.includes('node_modules/lucide-react');

/** Where the app lives on its host: `BASE_URL=/demo npm run build` puts it under `/demo/`. */
const base = `/${process.env['BASE_URL'] ?? ''}/`.replace(/\/{2,}/g, '/');

/** Set by `npm start -- --server`: where `/api`, `/s3` and `/socket.io` are answered. */
const mockServer = process.env['MOCK_SERVER'];

/** Storybook builds with this configuration too, but its toolbar sets the theme. */
const isStorybook = process.env['STORYBOOK'] === 'true';

/** What draws the first posts early. The page asks for it with the first answer, long before the first file is here. */
const isOfEarlyFeed = /src\/app\/early\/(drawFeed|earlyPosts|fillTemplate)/;
/** The rules of posts and their text that the early drawing shares with the first file. */
const isOfEarlyText =
  /src\/(shared\/lib\/(text\/(characters|pieces|scanAddress|scanText|tags)|safeUrl|bidi)|features\/(posts\/(early|model\/(groupThreads|longText|postContent))|users\/(early|model\/chosenName)))/;

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  // A mode as well as a variable: a script of package.json cannot set variables on every platform.
  const isMocked = mode === 'mocked' || env['VITE_MOCKED'] === 'true';
  return {
    base,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      malformedAddresses(),
      linksInTurn(),
      ...(isStorybook
        ? []
        : [
            notices(isMocked ? [] : workerPackages),
            prepaint(languagesOf(isMocked)),
            firstPaint({ asks: !isMocked, productDomain: env['VITE_PRODUCT_DOMAIN'] ?? '' }),
          ]),
      ...(isMocked
        ? [mockWorker()]
        : isStorybook
          ? []
          : [minifyFirst(), serviceWorker({ productDomain: env['VITE_PRODUCT_DOMAIN'] ?? '' })]),
    ],
    resolve: {
      alias: [...Object.entries({ ...aliases, ...withoutShim }).map(([find, replacement]) => ({ find, replacement })), ownGlyphs],
    },
    define: {
      'import.meta.env.VITE_MOCKED': JSON.stringify(isMocked ? 'true' : 'false'),
      // The mocks have a worker of their own, and the development server changes its files.
      'import.meta.env.VITE_WORKER': JSON.stringify(command === 'build' && !isMocked && !isStorybook ? 'true' : ''),
      // Where none is set, `import.meta.env` itself would be written into the first file, to ask it.
      'import.meta.env.VITE_CAPTCHA_SITE_KEY': JSON.stringify(env['VITE_CAPTCHA_SITE_KEY'] ?? ''),
      // Live updates are off in the live build unless its host switches them on; the mocks always have them.
      'import.meta.env.VITE_SOCKET_ENABLED': JSON.stringify(env['VITE_SOCKET_ENABLED'] ?? (isMocked ? 'true' : '')),
      // The mocks play the providers too; a live build goes to the real ones, as far as they are configured.
      'import.meta.env.VITE_X_AUTHORIZE_URL': JSON.stringify(env['VITE_X_AUTHORIZE_URL'] ?? (isMocked ? `${base}mock-provider/x` : '')),
      'import.meta.env.VITE_SIWF_URL': JSON.stringify(env['VITE_SIWF_URL'] ?? (isMocked ? `${base}mock-provider/frequency` : '')),
    },
    optimizeDeps: { include: preBundled },
    server: {
      port: 5173,
      strictPort: true,
      ...(mockServer
        ? { proxy: { '/api': mockServer, '/s3': mockServer, '/mock-provider': mockServer, '/socket.io': { target: mockServer, ws: true } } }
        : {}),
    },
    build: {
      target: 'es2022',
      outDir: isMocked ? 'dist-mocked' : 'dist',
      manifest: true,
      // Every browser of the target but the oldest preloads modules; those fetch them when they run them.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'text', test: isOfEarlyText, priority: 2 },
              // What the first screen needs is one file, which compresses best, and nothing that only late screens share is in it.
              { name: 'first', tags: ['$initial'], test: (id) => !isOfEarlyFeed.test(id), priority: 1 },
              { name: 'common', test: isCommon, minShareCount: 7 },
              { name: 'icons', test: isIcon, minShareCount: 2 },
              { name: 'parts', test: isOfParts, minShareCount: 3 },
              { name: 'fields', test: /(design-system\/(private|controls)|features\/forms)\//, minShareCount: 3 },
              // Of a profile, and of what opens beside one or from a post: a name in the page less for each small file.
              { name: 'reputation', test: /features\/reputation\//, minShareCount: 2 },
              { name: 'people', test: /features\/users\//, minShareCount: 2 },
              { name: 'pickers', test: /design-system\/pickers\//, minShareCount: 3 },
            ],
          },
        },
      },
    },
  };
});
