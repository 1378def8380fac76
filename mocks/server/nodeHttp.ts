import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** The first proxy of a chain, which is the one that the page requested. */
const first = (chain: string | null) => chain?.split(',', 1)[0]?.trim();

/** Exactly one slash: two, or one and a backslash, begin the name of a host. */
const isOwnPath = /^\/(?![/\\])/;

/**
 * The origin that the page requested; behind a proxy the one that the proxy reports.
 * @throws TypeError for a protocol that is not the web's
 */
export function originOf({ headers }: IncomingMessage): string {
  const named = (name: string) => first([headers[name] ?? null].flat().join(',') || null);
  const protocol = named('x-forwarded-proto') ?? 'http';
  if (protocol !== 'http' && protocol !== 'https') throw new TypeError(`Not a protocol of the web: ${protocol}`);
  return `${protocol}://${named('x-forwarded-host') ?? headers.host ?? 'localhost'}`;
}

/** How much of a refused body is read and discarded; a larger one closes the connection. */
const longestRest = 64 * 1024 * 1024;

/** Reads the unread rest of a request's body, so that the next request on the same connection is received. */
export function drain(message: IncomingMessage): void {
  if (message.complete || message.destroyed) return;
  let length = 0;
  message.removeAllListeners('data');
  message.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > longestRest) message.destroy();
  });
  message.resume();
}

/**
 * Converts Node's request to a `Request`. Behind a proxy the origin is the one that the page requested.
 * @throws TypeError for requests that the platform rejects, such as the host `a b` or the method TRACE, and for
 * an address with a host of its own: only the headers determine the requested host.
 */
export function toRequest(message: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const part of Array.isArray(value) ? value : [value]) if (part !== undefined) headers.append(name, part);
  }
  const target = message.url ?? '/';
  if (!isOwnPath.test(target)) throw new TypeError(`Not a path of this server: ${target}`);
  const url = new URL(originOf(message) + target);
  const method = message.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  // `duplex` is required for streamed bodies, but missing from the DOM's types.
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
  // A client that disconnects midway isn't an error.
  pipeline(Readable.fromWeb(response.body as unknown as NodeStream), out).catch(() => out.destroy());
}
