import { type HttpHandler, http } from 'msw';
import type { Backend } from './backend.ts';

/**
 * The backend as handlers for the mock library, on any origin.
 * @param saved - awaited before a write is answered: what a server has confirmed is there after a reload
 */
export function httpHandlers(backend: Backend, saved?: () => Promise<void>): HttpHandler[] {
  const answer = async ({ request }: { request: Request }) => {
    const response = await backend.handle(request);
    if (request.method !== 'GET') await saved?.();
    return response ?? undefined;
  };
  return [http.all('*/api/*', answer), http.get('*/s3/*', answer), http.get('https://ip2c.org/s', answer)];
}

/** Sends the page's requests without `keepalive`: Firefox leads those past the service worker, to a server that knows no `/api`. */
export function withoutKeepalive(): void {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => (init?.keepalive ? send(input, { ...init, keepalive: false }) : send(input, init));
}
