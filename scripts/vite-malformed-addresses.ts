import type { Plugin } from 'vite';
import { isMalformed, isNavigation } from './preview/routes.mjs';

/**
 * Lets the development server answer an address that is no percent-encoding (`/profile/%`) with the page, as it does for every other
 * that it does not know; by itself it has an empty 404 for it.
 */
export function malformedAddresses(): Plugin {
  return {
    name: 'sez-malformed-addresses',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use((request, _response, next) => {
        const [pathname = '/'] = (request.originalUrl ?? request.url ?? '/').split('?');
        if (isNavigation(request.method, request.headers) && isMalformed(pathname)) request.url = config.base;
        next();
      });
    },
  };
}
