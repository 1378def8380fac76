// The security headers of the app. Hosts of the live build should copy them from here.
import { createHash } from 'node:crypto';

/** Names of the Trusted Types policies in the app: its own (worker, captcha loader) and the SVG sanitiser's. */
const policies = ['sez-service-worker', 'sez-captcha', 'dompurify'];

/** Finds a country by IP address (contract: Other HTTP). */
const countryLookup = 'https://ip2c.org';

/**
 * The hashes that allow the page's inline scripts in a Content-Security-Policy.
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
 * @param {boolean} options.isMocked allows a default Trusted Types policy, with which the mock library registers its worker
 * @param {string | undefined} [options.productDomain] allows requests to its backend hosts (`app-be.…`); only the same host without it
 * @param {string[]} [options.captchaHosts] origins of the captcha, for scripts, frames and requests
 * @returns {string}
 */
export function contentSecurityPolicy({ html, isMocked, productDomain, captchaHosts = [] }) {
  const backend = productDomain ? [`https://${productDomain}`, `https://*.${productDomain}`] : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...captchaHosts],
    // Inline styles are allowed because the dialogs' scroll lock adds a style element, and a static host can't create nonces.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...backend, countryLookup, ...captchaHosts],
    ...(captchaHosts.length > 0 ? { 'frame-src': captchaHosts } : {}),
    'worker-src': ["'self'"],
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
 * All security headers, for every response of the app.
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
 * Security headers for backend responses, which are data and pictures, so they are never framed. Headers of the same name from the
 * backend take precedence.
 */
export const backendHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};
