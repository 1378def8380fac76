import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { preloadFirstScreen } from './scripts/vite-first-screen.ts';
import { prepaint } from './scripts/vite-prepaint.ts';

const require = createRequire(import.meta.url);

/**
 * Serves the mock library's worker script in development and emits it into mocked builds.
 * It is not kept in `public/`, because everything there would be copied into the live build too.
 */
export function mockWorker(): Plugin {
  const source = () => readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8');
  return {
    name: 'sez-mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('service-worker-allowed', '/');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: source() });
    },
  };
}

/** `@/…` is `src/…`; `@mocks/…` is `mocks/…`. The one place where the aliases are defined for every tool built on Vite. */
export const aliases = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '@mocks': fileURLToPath(new URL('./mocks', import.meta.url)),
};

/** wouter still carries what React itself has had since version 18. */
const withoutShim = { 'use-sync-external-store/shim/index.js': 'react' };

/** Found late by the dependency scan; a late find reloads the page in the middle of a test. */
export const preBundled = ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/dynamic'];

/** Where the app lives on its host: `BASE_URL=/demo npm run build` puts it under `/demo/`. */
const base = `/${process.env['BASE_URL'] ?? ''}/`.replace(/\/{2,}/g, '/');

/** Set by `npm start -- --server`: where `/api`, `/s3` and `/socket.io` are answered. */
const mockServer = process.env['MOCK_SERVER'];

/** Storybook builds with this configuration too, but its toolbar sets the theme. */
const isStorybook = process.env['STORYBOOK'] === 'true';

/** Shared by many screens, but not by the first one: fields to write in, dialogs, groups, and what leads to following. */
const notOnTheFeed = /design-system\/(controls\/(Text|Icon)|overlays\/Dialog|private\/(Field|ControlFrame|focus))|api\/(endpoints\/(follows|organizations|links)|schema\/organization)|features\/users\/(components\/(Follow|UserRow)|state\/follow)/;

/** What many screens share travels in one file: dozens of tiny ones compress worse, and each costs a round trip. */
const isCommon = (id: string) => id.includes('/src/') && !notOnTheFeed.test(id);

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const isMocked = env['VITE_MOCKED'] === 'true';
  return {
    base,
    plugins: [react(), vanillaExtractPlugin(), ...(isStorybook ? [] : [prepaint(), preloadFirstScreen()]), ...(isMocked ? [mockWorker()] : [])],
    resolve: { alias: { ...aliases, ...withoutShim } },
    define: {
      'import.meta.env.VITE_MOCKED': JSON.stringify(isMocked ? 'true' : 'false'),
      // Live updates are off in the live build unless its host switches them on; the mocks always have them.
      'import.meta.env.VITE_SOCKET_ENABLED': JSON.stringify(env['VITE_SOCKET_ENABLED'] ?? (isMocked ? 'true' : '')),
    },
    optimizeDeps: { include: preBundled },
    server: {
      port: 5173,
      strictPort: true,
      ...(mockServer ? { proxy: { '/api': mockServer, '/s3': mockServer, '/socket.io': { target: mockServer, ws: true } } } : {}),
    },
    build: {
      target: 'es2022',
      outDir: isMocked ? 'dist-mocked' : 'dist',
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', test: isCommon, minShareCount: 4 }] } } },
    },
  };
});
