import type { Plugin } from 'vite';
import { isMalformed, isNavigation } from './preview/routes.mjs';

/**
 * Makes the development server answer a path with invalid percent-encoding (`/profile/%`) with the page, as for any other unknown path;
 * without this plugin it answers with an empty 404.
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
