import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const ownPart = new URL('../mocks/browser/workerOfLeftPages.js', import.meta.url);

/** The source of the mock library's worker, preceded by our own part. */
export const workerSource = () => `${readFileSync(ownPart, 'utf8')}\n${readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8')}`;

/**
 * Serves the worker's script in development and emits it into mocked builds.
 * It is not kept in `public/`, because everything there would be copied into the live build too.
 */
export function mockWorker(): Plugin {
  return {
    name: 'sez-mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('service-worker-allowed', '/');
        response.end(workerSource());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: workerSource() });
    },
  };
}
