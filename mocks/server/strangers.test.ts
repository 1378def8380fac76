import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isOwnHost } from './hosts.ts';
import { type ServerOptions, startServer } from './startServer.ts';

type Running = Awaited<ReturnType<typeof startServer>>;

const running: Running[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(options: Partial<ServerOptions> = {}): Promise<Running> {
  const server = await startServer({ port: 0, ...options });
  running.push(server);
  return server;
}

const portOf = ({ url }: Running) => Number(new URL(url).port);

/** Sends a request with any `Host` header; `fetch` would write its own. */
function ask(server: Running, path: string, headers: Record<string, string>, method = 'GET'): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: portOf(server), host: '127.0.0.1', path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.once('error', reject).end();
  });
}

/** The first line of the answer to a WebSocket handshake. */
async function handshake(server: Running, headers: readonly string[]): Promise<string> {
  const socket = connect(portOf(server), '127.0.0.1');
  const lines = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return String(first).split('\r\n', 1)[0] ?? '';
}

describe('the host of a request', () => {
  it('is a name of the machine itself, or one that was allowed', () => {
    for (const name of ['127.0.0.1', '127.3.2.1', '[::1]', 'localhost', 'app.sez.localhost']) expect(isOwnHost(name, [])).toBe(true);
    for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1', ''])
      expect(isOwnHost(name, [])).toBe(false);
    expect([isOwnHost('App.Example.com', ['example.com']), isOwnHost('badexample.com', ['example.com'])]).toEqual([true, false]);
  });

  it('gets neither commands nor answers when it is unknown, however it is spelled', async () => {
    const server = await start();
    for (const path of ['/__mock/export', '/api/users/reputation-categories', '/s3/x', '/mock-provider/x']) {
      const method = path.startsWith('/__mock') ? 'POST' : 'GET';
      for (const headers of [{ host: 'evil.example' }, { host: 'localhost', 'x-forwarded-host': 'evil.example' }]) {
        const { status, text } = await ask(server, path, headers, method);
        expect([path, status]).toEqual([path, 403]);
        expect(text).toContain('--allow-host evil.example');
      }
    }
  });

  it('must have a web protocol', async () => {
    const server = await start();
    const headers = { host: 'localhost', 'x-forwarded-proto': 'javascript' };
    expect((await ask(server, '/api/users/reputation-categories', headers)).status).toBe(400);
  });
});

describe('the live connection', () => {
  it('is for pages of this host, those that were let in, and programs', async () => {
    const server = await start({ corsOrigins: ['https://friend.example'] });
    const host = `Host: 127.0.0.1:${portOf(server)}`;
    expect(await handshake(server, [host])).toContain('101');
    expect(await handshake(server, [host, `Origin: http://127.0.0.1:${portOf(server)}`])).toContain('101');
    expect(await handshake(server, [host, 'Origin: https://friend.example'])).toContain('101');
    expect(await handshake(server, [host, 'Origin: https://evil.example'])).toContain('400');
    expect(await handshake(server, ['Host: evil.example', 'Origin: http://evil.example'])).toContain('400');
  });
});

describe('a refused body', () => {
  it.each([1.5, 8])('of %d MB leaves the connection usable for the next request', async (megabytes) => {
    const server = await start();
    const socket = connect(portOf(server), '127.0.0.1');
    const body = Buffer.alloc(megabytes * 1024 * 1024, 32);
    const head = (line: string, length: number) =>
      `${line} HTTP/1.1\r\nHost: localhost\r\nX-Sez-Platform: web\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    let text = '';
    const answers = new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('data', (part) => {
        text += String(part);
        if ((text.match(/HTTP\/1\.1 /g) ?? []).length === 2) resolve();
      });
    });
    socket.write(head('POST /api/auth/login', body.length));
    socket.write(body);
    socket.write(head('GET /api/users/reputation-categories', 0));
    await answers;
    socket.destroy();
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
    expect(text).toContain('The body is too large');
  });

  it('of nested brackets changes nothing', async () => {
    const server = await start();
    const before = server.backend.db.users.size;
    const body = `{"phone":"+12015557777","password":"correct-horse","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const headers = { 'x-sez-platform': 'web', 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/api/users/signup`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toEqual([400, { statusCode: 400, message: 'The body is nested too deeply' }]);
    expect(server.backend.db.users.size).toBe(before);
  });
});

describe('answers of the server', () => {
  it('have a declared type, can’t be framed, and images run no script', async () => {
    const server = await start();
    const [file] = [...server.backend.db.files.all()].filter(({ content }) => content);
    for (const path of ['/api/users/reputation-categories', `/s3/${file?.storageId}`, '/api/users/me']) {
      const { headers } = await fetch(server.url + path);
      expect([path, headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual([path, 'nosniff', 'DENY']);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    expect((await fetch(`${server.url}/s3/${file?.storageId}`)).headers.get('content-security-policy')).toContain('sandbox');
  });

  it('are logged with their requests, without session tokens', async () => {
    const server = await start();
    const headers = { 'x-sez-platform': 'web', 'content-type': 'application/json' };
    const body = JSON.stringify({ phone: '+12015550123', password: 'correct-"horse' });
    await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body });
    const [entry] = server.backend.log.entries;
    expect(entry?.sent).toBe('{"phone":"+12015550123","password":"…"}');
  });

  it('by a backend that is let through to itself ends at once', async () => {
    const server = await start();
    server.backend.through.set(['*'], server.url);
    const response = await fetch(`${server.url}/api/users/reputation-categories`);
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('itself')]);
  });
});
