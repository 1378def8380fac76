// What a path of the preview server means, decided without touching the disk or the network.

/** Answered by the backend alone; index.html in their place would look like an empty success. */
const backendPath = /^\/(api|s3|socket\.io)(\/|$)/;

/** A user may be called "ann.lee", so only endings that files really have make a path a file. */
const fileEnding = /\.(js|mjs|css|map|json|html?|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|wasm|webmanifest|mp4)$/i;

/** The bundler puts a hash of the content into these names, so what they hold never changes. */
const hashedAsset = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * @param {string | undefined} value such as `demo`, `/demo` or `/demo/`
 * @returns {string} with a slash at both ends; `/` when there is none
 */
export function baseFrom(value) {
  return `/${value ?? ''}/`.replace(/\/{2,}/g, '/');
}

/**
 * @typedef {{ kind: 'backend' } | { kind: 'file', path: string } | { kind: 'page' } | { kind: 'outside' } | { kind: 'nothing' }} Route
 */

/**
 * @param {object} request
 * @param {string} request.pathname as it came, still encoded
 * @param {boolean} request.isNavigation a person opens a page (see `isNavigation`)
 * @param {string} base from `baseFrom`
 * @returns {Route} `path` is relative to the folder that is served and begins with a slash
 */
export function routeOf({ pathname, isNavigation }, base) {
  if (backendPath.test(pathname)) return { kind: 'backend' };
  if (`${pathname}/` === base) return { kind: 'outside' };
  if (!pathname.startsWith(base)) return { kind: base === '/' ? 'nothing' : 'outside' };
  const path = decode(pathname.slice(base.length - 1));
  // Hidden files and steps out of the folder are nobody's business.
  if (/[\0\\]/.test(path) || path.split('/').some((part) => part.startsWith('.'))) return { kind: 'nothing' };
  if (fileEnding.test(path)) return { kind: 'file', path };
  return isNavigation || path === '/' ? { kind: 'page' } : { kind: 'nothing' };
}

/**
 * Whether an address is no percent-encoding, such as `/profile/%`. The app has a screen for it, like for every address it does not know.
 * @param {string} pathname
 */
export function isMalformed(pathname) {
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

/** What can be decoded is; the rest stays as it came. */
const decode = (/** @type {string} */ path) =>
  path.replace(/(?:%[\da-f]{2})+/gi, (run) => (isMalformed(run) ? run : decodeURIComponent(run)));

/**
 * Path and query of a request. A host that is named with them (`//example.com/x`) means nothing here.
 * @param {string} [url] as it came
 */
export function addressOf(url = '/') {
  const { pathname, search } = new URL(url.replace(/^\/{2,}/, '/'), 'http://localhost');
  return { pathname, search };
}

/**
 * Whether a person opens a page, as opposed to a script that asks for data and would take a page for an answer.
 * @param {string | undefined} method
 * @param {Record<string, string | string[] | undefined>} headers
 */
export function isNavigation(method, headers) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  return mode ? mode === 'navigate' : String(headers.accept ?? '').includes('text/html');
}

/**
 * How long a browser may keep a file without asking again.
 * @param {string} path from `routeOf`
 */
export function cacheControl(path) {
  return hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
