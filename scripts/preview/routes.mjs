// Decides how the preview server answers a path, without access to the disk or the network.

/** Paths that only the backend may answer, because index.html would look like a successful response. */
const backendPath = /^\/(api|s3|socket\.io)(\/|$)/;

/** File extensions. A dot alone doesn't make a path a file, because a user may be called "ann.lee". */
const fileEnding = /\.(js|mjs|css|map|json|html?|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|wasm|webmanifest|mp4)$/i;

/** Files with a content hash in their name, whose content therefore never changes. */
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
 * @param {string} request.pathname as requested, still percent-encoded
 * @param {boolean} request.isNavigation whether a person opens a page (see `isNavigation`)
 * @param {string} base from `baseFrom`
 * @returns {Route} `path` is relative to the served folder and begins with a slash
 */
export function routeOf({ pathname, isNavigation }, base) {
  if (backendPath.test(pathname)) return { kind: 'backend' };
  if (`${pathname}/` === base) return { kind: 'outside' };
  if (!pathname.startsWith(base)) return { kind: base === '/' ? 'nothing' : 'outside' };
  const path = decode(pathname.slice(base.length - 1));
  // Hidden files and paths that lead out of the folder are refused.
  if (/[\0\\]/.test(path) || path.split('/').some((part) => part.startsWith('.'))) return { kind: 'nothing' };
  if (fileEnding.test(path)) return { kind: 'file', path };
  return isNavigation || path === '/' ? { kind: 'page' } : { kind: 'nothing' };
}

/**
 * Whether a path has invalid percent-encoding, such as `/profile/%`. It is served as a page, because the app has a screen for unknown paths.
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

/** Decodes valid percent-encoding and leaves the rest unchanged. */
const decode = (/** @type {string} */ path) =>
  path.replace(/(?:%[\da-f]{2})+/gi, (run) => (isMalformed(run) ? run : decodeURIComponent(run)));

/**
 * Path and query of a request. A host in the URL (`//example.com/x`) is treated as part of the path.
 * @param {string} [url] as requested
 */
export function addressOf(url = '/') {
  const { pathname, search } = new URL(url.replace(/^\/{2,}/, '/'), 'http://localhost');
  return { pathname, search };
}

/**
 * Whether a person opens a page, as opposed to a script that requests data and would misread a page as its response.
 * @param {string | undefined} method
 * @param {Record<string, string | string[] | undefined>} headers
 */
export function isNavigation(method, headers) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  return mode ? mode === 'navigate' : String(headers.accept ?? '').includes('text/html');
}

/**
 * The header Cache-Control of a file.
 * @param {string} path from `routeOf`
 */
export function cacheControl(path) {
  return hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
