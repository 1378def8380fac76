// The static server of a build: security headers, compression, caching, pages and a proxy to the backend.
import { createServer } from 'node:http';
import { createFileStore } from './files.mjs';
import { backendHeaders, securityHeaders } from './headers.mjs';
import { createProxy } from './proxy.mjs';
import { addressOf, cacheControl, isNavigation, routeOf } from './routes.mjs';

/**
 * @param {object} options
 * @param {string} options.folder absolute path of the served folder
 * @param {string} options.base from `baseFrom`
 * @param {boolean} options.isMocked
 * @param {boolean} [options.isApp] false for a site with its own pages (Storybook), which gets no script policy and no compression
 * @param {string | undefined} [options.backend] origin of the backend
 * @param {string | undefined} [options.productDomain]
 * @param {string[]} [options.captchaHosts]
 */
export function createPreview({ folder, base, isMocked, isApp = true, backend, productDomain, captchaHosts = [] }) {
  const files = createFileStore(folder);
  const proxy = createProxy(isMocked || !isApp ? undefined : backend);

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    const { pathname, search } = addressOf(request.url);
    const route = routeOf({ pathname, isNavigation: isNavigation(request.method, request.headers) }, base);
    // The mock server also imitates the sign-in providers; any other backend answers these paths with 404.
    const isProvider = isApp && !isMocked && pathname.startsWith('/mock-provider/');
    if (route.kind === 'backend' || isProvider) {
      for (const [name, value] of Object.entries(backendHeaders)) response.setHeader(name, value);
      return proxy.pass(request, response);
    }
    if (route.kind === 'outside' && `${pathname}/` === base) return void response.writeHead(308, { location: base + search }).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const page = await files.find('/index.html');
    if (isApp && page) {
      const html = page.body.toString('utf8');
      for (const [name, value] of Object.entries(securityHeaders({ html, isMocked, productDomain, captchaHosts })))
        response.setHeader(name, value);
    }
    const path = route.kind === 'file' ? route.path : '/index.html';
    const file = route.kind === 'file' || route.kind === 'page' ? await files.find(path) : undefined;
    if (!file)
      return void response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Not found');
    await send(file, path, request, response);
  }

  /**
   * @param {import('./files.mjs').ServedFile} file
   * @param {string} path
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function send(file, path, request, response) {
    const headers = { 'cache-control': cacheControl(path), etag: file.etag, vary: 'accept-encoding' };
    if (request.headers['if-none-match'] === file.etag) return void response.writeHead(304, headers).end();
    const { body, encoding } = await files.encode(file, isApp ? String(request.headers['accept-encoding'] ?? '') : '');
    response.writeHead(200, {
      ...headers,
      'content-type': file.type,
      'content-length': body.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.on('upgrade', proxy.upgrade);
  return { server, warm: files.warm };
}
