// Files that Netlify and Cloudflare Pages read from the folder they publish.
import { backendPaths, cachedForever, pageHeaders, type Site } from './rules.ts';

/**
 * `_headers`. Both hosts ask for everything again that names no time, and Cloudflare would join two values of one header, so that only the
 * files with a hash in their name get one.
 */
export function headersFile(site: Site): string {
  const lines = pageHeaders(site).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n${site.base}assets/*\n  cache-control: ${cachedForever}\n`;
}

/**
 * `_redirects`. Netlify passes `/api` and `/s3` on; neither host passes a WebSocket on, and Cloudflare no other host at all, so that a site
 * there calls its backend by name (`domain`).
 */
export function redirectsFile({ base, backend, domain }: Site): string {
  const passed = domain ? [] : backendPaths.map((path) => `${path}/* ${backend}${path}/:splat 200`);
  return `${[...passed, `${base}* ${base}index.html 200`].join('\n')}\n`;
}
