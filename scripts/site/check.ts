// Checks a deployed site from outside: headers, fallback, caching, compression, the backend's paths, and the page in a browser.
import { createHash } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

export interface Finding {
  readonly title: string;
  /** Missing when all is well. */
  readonly problem: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const asPerson = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'accept-encoding': 'br, gzip' };
const asScript = { accept: '*/*', 'sec-fetch-mode': 'cors', 'accept-encoding': 'br, gzip' };

/** @param home address of the home page, such as `https://app.example.com/` or `https://example.com/demo/` */
export async function checkSite(home: string): Promise<Finding[]> {
  const base = home.endsWith('/') ? home : `${home}/`;
  const { origin, protocol, pathname } = new URL(base);
  const page = await ask(base, asPerson);
  const findings: Finding[] = [];
  const check = (title: string, ...problems: (string | false | undefined)[]) =>
    findings.push({ title, problem: problems.filter(Boolean).join('; ') || undefined });

  check('The home page comes', page.status !== 200 && `status ${page.status}`, !isPage(page) && 'it is not the page of Sez');
  check('The home page is asked for again each time', notAsksAgain(page));
  check('Text is compressed', !/^(br|gzip)$/.test(page.headers['content-encoding'] ?? '') && 'the page came uncompressed');
  check('Security headers', ...securityProblems(page));

  const unknown = await ask(`${base}an/unknown/page`, asPerson);
  check(
    'An unknown address shows the page',
    unknown.status !== 200 && `status ${unknown.status}`,
    unknown.status === 200 && !isPage(unknown) && 'something else came',
  );
  check('It has the same security headers', ...securityProblems(unknown));
  const dotted = await ask(`${base}profile/ann.lee`, asPerson);
  check('A name with a dot is a page', !isPage(dotted) && `status ${dotted.status}`);
  const data = await ask(`${base}an/unknown/page`, asScript);
  check('A script that asks for an unknown address gets no page', data.status !== 404 && `status ${data.status}`);
  if (pathname !== '/') {
    const { status, headers } = await ask(base.slice(0, -1), asPerson);
    check(
      'Without its last slash the address leads to the page',
      ![301, 302, 307, 308].includes(status) && `status ${status}`,
      !String(headers.location ?? '').endsWith(pathname) && `leads to ${headers.location}`,
    );
  }

  const [, script] = page.body.match(/(?:src|href)="([^"]*\/assets\/[^"]+\.js)"/) ?? [];
  const file = script ? await ask(new URL(script, base).href, asScript) : undefined;
  check(
    'Files with a hash in their name are kept',
    !file && 'the page names none',
    file && file.status !== 200 && `status ${file.status}`,
    file && !/max-age=\d{7,}/.test(file.headers['cache-control'] ?? '') && `cache-control is ${file.headers['cache-control'] ?? 'missing'}`,
    file && !/^(br|gzip)$/.test(file.headers['content-encoding'] ?? '') && 'uncompressed',
  );
  const worker = await ask(`${base}sw.js`, { ...asScript, 'sec-fetch-mode': 'same-origin' });
  check(
    'The service worker comes as a script, and is asked for again each time',
    worker.status !== 200 && `status ${worker.status}`,
    isPage(worker) && 'the page came in its place',
    !/javascript/.test(worker.headers['content-type'] ?? '') && `it is ${worker.headers['content-type'] ?? 'of no type'}`,
    notAsksAgain(worker),
  );
  const missing = await ask(`${base}assets/gone-abcdefgh.js`, asScript);
  check(
    'A file of an old release that is gone is missing, and not for ever',
    missing.status !== 404 && `status ${missing.status}`,
    /max-age=\d{3,}/.test(missing.headers['cache-control'] ?? '') && 'its absence is cached',
  );
  const hidden = await ask(`${origin}/.env`, asPerson);
  check('Hidden files are not served', hidden.status === 200 && !isPage(hidden) && 'there is one at /.env');

  if (!/connect-src[^;]*https:\/\/\*\./.test(String(page.headers['content-security-policy']))) {
    const me = await ask(`${origin}/api/users/me`, { ...asScript, accept: 'application/json', 'x-sez-platform': 'web' });
    check(
      'The backend answers under /api',
      isPage(me) && 'the page came in its place',
      !String(me.headers['content-type']).includes('json') && `the answer is ${me.headers['content-type']}`,
      me.status >= 500 && `status ${me.status}`,
      me.headers['x-content-type-options'] !== 'nosniff' && 'without nosniff',
    );
    const sockets = await ask(`${origin}/socket.io/?EIO=4&transport=polling`, asScript);
    check(
      'Live updates have a way to the backend',
      isPage(sockets) && 'the page came in its place',
      sockets.status >= 500 && `status ${sockets.status}`,
    );
  }
  if (protocol === 'https:') {
    const plain = await ask(base.replace('https:', 'http:'), asPerson).catch(() => undefined);
    check('http leads to https', plain && !String(plain.headers.location ?? '').startsWith('https:') && `status ${plain.status}`);
  }
  return findings;
}

/** Opens the page in a browser. */
export async function checkInBrowser(home: string, browser: Browser): Promise<Finding[]> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(home);
  const heading = page.getByRole('heading', { level: 1 });
  const isDrawn = await heading
    .first()
    .waitFor({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({ type: 'paint', buffered: true });
        setTimeout(resolve, 2000, 0);
      }),
  );
  await page.close();
  const violations = errors.filter((text) => /Content Security Policy|Trusted/.test(text));
  return [
    {
      title: `The page is drawn in a browser${paint ? ` (first paint after ${Math.round(paint)} ms)` : ''}`,
      problem: isDrawn ? undefined : `no heading after 20 s; ${errors.join('; ') || 'no error was logged'}`,
    },
    { title: 'Nothing violates the security policy', problem: violations.join('; ') || undefined },
  ];
}

const isPage = ({ body }: Answer) => body.includes('id="root"');

function notAsksAgain({ headers }: Answer): string | false {
  const caching = headers['cache-control'] ?? '';
  return !/no-cache|no-store|max-age=0/.test(caching) && `cache-control is ${caching || 'missing'}`;
}

function securityProblems({ headers, body }: Answer): (string | false)[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)];
  const unknown = inline.filter(([, source = '']) => !policy.includes(`'sha256-${createHash('sha256').update(source).digest('base64')}'`));
  return [
    policy === '' && 'content-security-policy is missing',
    policy !== '' && unknown.length > 0 && `the policy refuses ${unknown.length} of the page's own scripts: it belongs to another build`,
    ...['frame-ancestors', 'object-src', 'require-trusted-types-for'].map(
      (directive) => policy !== '' && !policy.includes(directive) && `the policy says nothing of ${directive}`,
    ),
    headers['x-content-type-options'] !== 'nosniff' && 'x-content-type-options is missing',
    !headers['referrer-policy'] && 'referrer-policy is missing',
    headers['cross-origin-opener-policy'] !== 'same-origin' && 'cross-origin-opener-policy is missing',
    !headers['permissions-policy'] && 'permissions-policy is missing',
  ];
}

/**
 * Sends a GET request as written, without following redirects. `fetch` isn't used, because it identifies itself as a script.
 */
function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const request = send(url, { headers, timeout: 15_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(chunks);
        const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(response.headers['content-encoding'])];
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: (decode ? decode(body) : body).toString('utf8') });
      });
    });
    request.once('timeout', () => request.destroy(new Error(`${url} did not answer in 15 s`)));
    request.once('error', reject);
    request.end();
  });
}
