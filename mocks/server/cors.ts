/** The rights of pages on another origin. The contract document quotes it. */
export const corsRules = {
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  /** The headers that the client sends besides the safelisted ones. */
  headers: ['Content-Type', 'X-Sez-Platform', 'X-Captcha-Token', 'Idempotency-Key'],
  /** How long a preflight is remembered, in seconds. */
  maxAge: 600,
} as const;

/** `app-be.example.com` answers the pages of `app.example.com`; any other host answers its own pages. */
function pageHostOf(host: string): string {
  const [label = '', ...rest] = host.split('.');
  return rest.length > 0 && label.endsWith('-be') ? [label.slice(0, -'-be'.length), ...rest].join('.') : host;
}

/** The domain of the session cookie. It includes the page's host, where the live connection is opened; undefined limits it to the host. */
export function cookieDomainOf(host: string): string | undefined {
  const name = host.replace(/:\d+$/, '');
  return pageHostOf(name) === name ? undefined : name.split('.').slice(1).join('.');
}

/** Whether this is an origin as a browser writes it: scheme, host and port of a web page. */
export function isOrigin(text: string): boolean {
  try {
    return /^https?:/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}

/** Whether a page of this origin may call the backend at `url`: its own, or the one of the product's domain rule. */
export function isPageOf(origin: string, url: URL): boolean {
  if (origin === url.origin) return true;
  try {
    const page = new URL(origin);
    return page.protocol === url.protocol && page.host === pageHostOf(url.host) && page.host !== url.host;
  } catch {
    return false;
  }
}

/** CORS headers for a page on another origin: none unless it is an allowed one, which may send its cookie. */
export function corsHeaders(request: Request, allowed: readonly string[]): Headers {
  const headers = new Headers();
  const origin = request.headers.get('origin');
  const url = new URL(request.url);
  if (origin === null || origin === url.origin) return headers;
  headers.set('vary', 'Origin');
  if (!isPageOf(origin, url) && !allowed.includes(origin)) return headers;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-credentials', 'true');
  if (request.method === 'OPTIONS') {
    headers.set('access-control-allow-methods', corsRules.methods.join(', '));
    headers.set('access-control-allow-headers', corsRules.headers.join(', ').toLowerCase());
    headers.set('access-control-max-age', String(corsRules.maxAge));
  }
  return headers;
}
