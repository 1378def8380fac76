import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPreview } from './server.mjs';

const source = `export const numbers = '${'0123456789'.repeat(200)}';`;
let folder: string;
const open: Server[] = [];

async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const preview = (options: Partial<Parameters<typeof createPreview>[0]> = {}) =>
  listen(createPreview({ folder, base: '/', isMocked: false, ...options }).server);

/** Requests an address like a browser that opens a page. `fetch` isn't used, because it identifies itself as a script. */
const visit = (address: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    get(address, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    }).once('error', reject);
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sez-preview-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sez</title><script>1</script>');
  writeFileSync(join(folder, 'assets', 'index-abcdefgh.js'), source);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve)))));
  rmSync(folder, { recursive: true });
});

describe('the pages of providers', () => {
  it('are served by the mock server behind a live build, and by the page itself in a mocked one', async () => {
    const backend = await listen(createServer((message, answer) => void answer.end(`mock server: ${message.url}`)));
    const live = await visit(`${await preview({ backend })}/mock-provider/bluesky?state=s`);
    expect(live.text).toBe('mock server: /mock-provider/bluesky?state=s');
    const mocked = await visit(`${await preview({ backend, isMocked: true })}/mock-provider/bluesky?state=s`);
    expect(mocked.text).toContain('<title>Sez</title>');
  });
});

describe('pages and files', () => {
  it('serves the page for an address of the app, under its security headers and asked for again each time', async () => {
    const { status, headers, text } = await visit(`${await preview()}/post/42`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Sez</title>');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('sends a hashed file compressed and to be kept', async () => {
    const answer = await fetch(`${await preview()}/assets/index-abcdefgh.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(source.length / 4);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe(source);
  });

  it('answers that nothing has changed', async () => {
    const address = `${await preview()}/assets/index-abcdefgh.js`;
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('serves a rebuilt page instead of the one it remembers', async () => {
    const origin = await preview();
    await visit(origin);
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Rebuilt</title>');
    expect((await visit(origin)).text).toContain('Rebuilt');
  });

  it('serves the page for an address that is no encoding, and nothing outside its folder', async () => {
    const origin = await preview();
    /** Requests a path unchanged, because `URL` would normalise it. */
    const raw = (path: string) =>
      new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        const { hostname, port } = new URL(origin);
        get({ hostname, port, path, headers: { 'sec-fetch-mode': 'navigate' } }, (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.once('end', () => resolve({ status: answer.statusCode, text }));
        }).once('error', reject);
      });
    for (const path of ['/profile/%', '/post/%E0%A4%A', '/group/%/channel/%', '//'])
      expect(await raw(path), path).toMatchObject({ status: 200, text: expect.stringContaining('<title>Sez') as string });
    for (const path of ['/%zz.js', '/%/..%2f..%2fsecret.txt', '/../../secret.txt'])
      expect(await raw(path), path).toMatchObject({ status: 404, text: 'Not found' });
  });

  it('answers a missing file with 404, not with the page', async () => {
    const { status, text } = await visit(`${await preview()}/assets/gone-abcdefgh.js`);
    expect(status).toBe(404);
    expect(text).not.toContain('<title>');
  });

  it('leads from the sub-path without a slash to the one with it', async () => {
    const answer = await fetch(`${await preview({ base: '/demo/' })}/demo?a=1`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/demo/?a=1');
  });
});

describe('the way to the backend', () => {
  it('passes method, path, body and cookies on, and the answer back', async () => {
    const backend = createServer((incoming, outgoing) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk as Buffer);
        outgoing.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2']);
        outgoing.statusCode = 201;
        outgoing.end(
          JSON.stringify({
            method: incoming.method,
            url: incoming.url,
            cookie: incoming.headers.cookie,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      })();
    });
    const origin = await preview({ backend: await listen(backend) });
    const answer = await fetch(`${origin}/api/posts?x=1`, { method: 'POST', body: 'hello', headers: { cookie: 'sid=7' } });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(await answer.json()).toEqual({ method: 'POST', url: '/api/posts?x=1', cookie: 'sid=7', body: 'hello' });
  });

  it('compresses responses for clients that accept it', async () => {
    const posts = JSON.stringify(Array.from({ length: 50 }, (_, index) => ({ id: index, text: 'The same sentence again' })));
    const backend = createServer((_incoming, outgoing) => {
      outgoing.setHeader('content-type', 'application/json; charset=utf-8');
      outgoing.setHeader('content-length', posts.length);
      outgoing.end(posts);
    });
    const origin = await preview({ backend: await listen(backend) });
    const small = await fetch(`${origin}/api/posts`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(await small.text()).toBe(posts);
    const plain = await fetch(`${origin}/api/posts`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(posts);
  });

  it('says that the backend is away, in the backend’s own shape of errors', async () => {
    const closed = createServer();
    const target = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    const { status, text } = await visit(`${await preview({ backend: target })}/api/users/me`);
    expect(status).toBe(502);
    expect(JSON.parse(text)).toMatchObject({ statusCode: 502, message: expect.stringContaining('npm run mock:server') as string });
  });

  it('can’t be framed or sniffed as another type; headers of the backend win', async () => {
    const own = "default-src 'none'; sandbox";
    const backend = createServer(({ url }, answer) =>
      answer.writeHead(200, url?.startsWith('/s3/') ? { 'content-security-policy': own } : {}).end('data'),
    );
    const origin = await preview({ backend: await listen(backend) });
    for (const path of ['/api/users/me', '/s3/f1', '/mock-provider/bluesky']) {
      const { headers } = await visit(origin + path);
      expect([path, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([path, 'nosniff', 'DENY']);
      expect(headers['content-security-policy']).toBe(path === '/s3/f1' ? own : "frame-ancestors 'none'");
    }
  });

  it('only ever calls the backend, even when an address names another host', async () => {
    const requested: (string | undefined)[] = [];
    const elsewhere = await listen(createServer((message, answer) => (requested.push(message.url), answer.end('elsewhere'))));
    const backend = await listen(createServer((message, answer) => answer.end(`backend: ${message.url}`)));
    const { hostname, port } = new URL(await preview({ backend }));
    const text = await new Promise<string>((resolve, reject) => {
      get({ hostname, port, path: `${elsewhere}/api/posts` }, (answer) => {
        answer.on('data', (chunk: Buffer) => resolve(chunk.toString()));
      }).once('error', reject);
    });
    expect(text).toBe('backend: /api/posts');
    expect(requested).toEqual([]);
  });

  it('never answers a call of the mocked build with the page', async () => {
    const { status, text } = await visit(`${await preview({ isMocked: true })}/api/users/me`);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ statusCode: 404 });
  });

  it('connects a WebSocket through to the backend', async () => {
    const backend = createServer();
    backend.on('upgrade', (_request, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nwelcome');
      socket.on('data', (data) => socket.end(`echo ${String(data)}`));
    });
    const origin = await preview({ backend: await listen(backend) });
    const received = await new Promise<string>((resolve, reject) => {
      const outgoing = request(`${origin}/socket.io/?EIO=4`, { headers: { connection: 'Upgrade', upgrade: 'websocket' } });
      outgoing.once('error', reject);
      outgoing.once('upgrade', (_answer, socket, head) => {
        let text = head.toString();
        socket.on('data', (data: Buffer) => (text += data.toString()));
        socket.once('close', () => resolve(text));
        socket.write('hello');
      });
      outgoing.end();
    });
    expect(received).toBe('welcomeecho hello');
  });

  it('refuses a WebSocket to any other path', async () => {
    const { port } = new URL(await preview({ backend: 'http://127.0.0.1:9' }));
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('GET /api/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
      );
      socket.once('data', (data) => resolve(data.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
  });
});
