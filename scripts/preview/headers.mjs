// The security headers under which the app is served. A host of the live build copies them from here.
import { createHash } from 'node:crypto';

/** Names of the Trusted Types policies in the app: its own (worker, captcha loader) and the SVG sanitiser's. */
const policies = ['sez-service-worker', 'sez-captcha', 'dompurify'];

/** Where a country is looked up by address (contract: Other HTTP). */
const countryLookup = 'https://ip2c.org';

/**
 * The hashes under which the inline scripts of a page may run.
 * @param {string} html
 * @returns {string[]} such as `'sha256-…'`, quotes included
 */
export function inlineScriptHashes(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)];
  return inline.map(([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
}

/**
 * @param {object} options
 * @param {string} options.html the page whose inline scripts are allowed
 * @param {boolean} options.isMocked lets the mock library register its worker through a default policy
 * @param {string | undefined} [options.productDomain] its backend hosts (`app-be.…`) may be called; same host without it
 * @param {string[]} [options.captchaHosts] origins of the captcha: scripts, frames and calls
 * @returns {string}
 */
export function contentSecurityPolicy({ html, isMocked, productDomain, captchaHosts = [] }) {
  const backend = productDomain ? [`https://${productDomain}`, `https://*.${productDomain}`] : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...captchaHosts],
    // The dialogs' scroll lock adds a style element, and a static host has no nonce to give it.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...backend, countryLookup, ...captchaHosts],
    ...(captchaHosts.length > 0 ? { 'frame-src': captchaHosts } : {}),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...policies, ...(isMocked ? ['default'] : [])],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Every header that makes the app safer, for all answers.
 * @param {Parameters<typeof contentSecurityPolicy>[0]} options
 * @returns {Record<string, string>}
 */
export function securityHeaders(options) {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/**
 * For what the backend answers through the host of the app: data and pictures, never a page that stands in a frame. The backend's own
 * headers of the same names win.
 */
export const backendHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};
