import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** The first of a chain of proxies: the one the page itself spoke to. */
const first = (chain: string | null) => chain?.split(',', 1)[0]?.trim();

/** Exactly one slash: two, or one and a backslash, begin the name of a host. */
const isOwnPath = /^\/(?![/\\])/;

/**
 * Node's request as the platform's. Behind a proxy the origin is the one the page was asked from.
 * @throws TypeError for what the platform does not take for a request, such as the host `a b` or the method TRACE, and for
 * an address that names a host of its own: only the headers say whom a page has asked.
 */
export function toRequest(message: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const part of Array.isArray(value) ? value : [value]) if (part !== undefined) headers.append(name, part);
  }
  const host = first(headers.get('x-forwarded-host')) ?? headers.get('host') ?? 'localhost';
  const target = message.url ?? '/';
  if (!isOwnPath.test(target)) throw new TypeError(`Not a path of this server: ${target}`);
  const url = new URL(`${first(headers.get('x-forwarded-proto')) ?? 'http'}://${host}${target}`);
  const method = message.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  // `duplex` is demanded for streamed bodies, but missing from the DOM's types.
  return new Request(url, { method, headers, body: Readable.toWeb(message) as BodyInit, duplex: 'half' } as RequestInit);
}

/** Writes the platform's response with Node's; a failed connection becomes a real one. */
export function send(response: Response, out: ServerResponse): void {
  if (response.type === 'error') {
    out.destroy();
    return;
  }
  const headers: Record<string, string | string[]> = {};
  response.headers.forEach((value, name) => (headers[name] = value));
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  out.writeHead(response.status, headers);
  if (!response.body) return void out.end();
  // A reader who leaves in the middle is no fault of anybody's.
  pipeline(Readable.fromWeb(response.body as unknown as NodeStream), out).catch(() => out.destroy());
}
