import { type HttpHandler, http } from 'msw';
import type { Backend } from './backend.ts';

/** The backend as handlers for the mock library, on any origin. */
export function httpHandlers(backend: Backend): HttpHandler[] {
  const answer = async ({ request }: { request: Request }) => (await backend.handle(request)) ?? undefined;
  return [http.all('*/api/*', answer), http.get('*/s3/*', answer), http.get('https://ip2c.org/s', answer)];
}
