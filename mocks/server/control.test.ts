import { execFile } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { clientHeaders } from '../testWorld.ts';
import { type ServerOptions, startServer } from './startServer.ts';

type Running = Awaited<ReturnType<typeof startServer>>;

const running: Running[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

async function start(options: Partial<ServerOptions> = {}): Promise<Running> {
  const server = await startServer({ port: 0, ...options });
  running.push(server);
  return server;
}

async function command(server: Running, name: string, body: unknown = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/__mock/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: answer, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

async function become(server: Running, as: string) {
  const { cookie } = await command(server, 'become', { as });
  return async (method: string, path: string) => {
    const response = await fetch(server.url + path, { method, headers: { cookie } });
    return { status: response.status, body: (response.status === 204 ? {} : await response.json()) as Record<string, unknown> };
  };
}

describe('commands over HTTP', () => {
  it('sign in as a persona, a username or an id, or sign out', async () => {
    const server = await start();
    for (const [as, expected] of [
      ['author', 'maya'],
      ['oleg', 'oleg'],
      [server.backend.personaId('regular') ?? '', 'lena'],
    ] as const) {
      expect((await (await become(server, as))('GET', '/api/users/me')).body['username']).toBe(expected);
    }
    expect((await (await become(server, 'guest'))('GET', '/api/users/me')).status).toBe(401);
    expect(await command(server, 'become', { as: 'constructor' })).toMatchObject({ status: 400 });
  });

  it.each(['session-expired', 'nearly-rate-limited', 'group-pending', 'unread-flood'])('%s affects the named person only', async (name) => {
    const server = await start();
    const [lena, maya] = [await become(server, 'lena'), await become(server, 'maya')];
    const state = async (call: typeof lena) => ({
      me: (await call('GET', '/api/users/me')).status,
      unread: (await call('GET', '/api/notifications/unread')).body['count'],
      groups: JSON.stringify((await call('GET', '/api/organizations/other')).body).includes('"status":"requested"'),
      written: server.backend.db.posts.by('written', server.backend.personaId('author') ?? '').length,
    });
    const [before, others] = [await state(maya), await state(lena)];
    expect((await command(server, 'scenario', { name, as: 'maya' })).status).toBe(200);
    expect(await state(maya)).not.toEqual(before);
    expect({ ...(await state(lena)), written: 0 }).toEqual({ ...others, written: 0 });
  });

  it('can start several situations and end them', async () => {
    const server = await start();
    expect((await command(server, 'scenario', { name: ['slow-replies', 'unread-flood'] })).body).toEqual({
      inForce: ['unread-flood', 'slow-replies'],
    });
    await command(server, 'clear-faults');
    expect((await command(server, 'state')).body).toMatchObject({ scenarios: [], faults: [] });
  });

  it.each([
    [{ path: '/api/posts', stauts: 500 }, 'has no "stauts"'],
    [{ path: '/api/postings', status: 500 }, 'leads to no endpoint'],
    [{ path: '/api/posts', status: 'many' }, '"status" cannot be "many"'],
    [{ path: '/api/posts' }, 'does not say what happens'],
    [{ domain: 'postings', status: 500 }, '"domain" cannot be "postings"'],
    [{ domain: 'sockets', nonJson: true }, 'live connection has no "nonJson"'],
    [{ domain: 'sockets', status: 503, body: {} }, 'live connection has no "body"'],
    [{ domain: 'sockets', path: '*', network: true }, 'live connection has no "path"'],
    [{ domain: 'users', path: '/api/posts', status: 500 }, 'not of the domain users'],
    [{ domain: 'images', path: '/api/posts', status: 500 }, 'not of the domain images'],
    [{ path: '/api/posts', method: 'DELETE', status: 500 }, 'no DELETE'],
    [{ path: '/s3/f0000002', method: 'POST', status: 500 }, 'no POST'],
    [{ path: '/api/posts', status: 304 }, '304'],
    [{ path: '/api/posts', status: 205 }, '205'],
    [{ path: '/api/posts', status: 204, nonJson: true }, '204'],
  ])('refuse the fault %j by name', async (fault, message) => {
    const server = await start();
    const answer = await command(server, 'fail', fault);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain(message);
  });

  it.each([
    { domain: 'sockets', status: 503 },
    { domain: 'sockets', malformed: true, delayMs: 10, times: 1 },
    { domain: 'users', path: '/api/users/me', status: 500 },
    { domain: 'posts', path: '*', method: 'DELETE', status: 500 },
    { domain: 'images', path: '/s3/:storageId', status: 404 },
    { path: '/api/posts/p0000001', method: 'delete', status: 500 },
    { path: '/api/posts/:id', status: 204 },
  ])('take the fault %j', async (fault) => {
    expect((await command(await start(), 'fail', fault)).status).toBe(200);
  });

  it('accept a fault of a whole domain, like the page', async () => {
    const server = await start();
    expect((await command(server, 'fail', { domain: 'users', status: 503 })).status).toBe(200);
    expect((await fetch(`${server.url}/api/users/reputation-categories`)).status).toBe(503);
  });

  it('copy a state from one server to another, and add the rows that a situation needs', async () => {
    const [one, other] = [await start(), await start()];
    const lena = await become(one, 'lena');
    const before = Number((await lena('GET', '/api/notifications/unread')).body['count']);
    expect((await command(one, 'seed', { kind: 'notifications', count: 20, as: 'lena' })).body).toEqual({ made: 20 });
    expect((await lena('GET', '/api/notifications/unread')).body['count']).toBe(before + 20);
    await command(other, 'import', (await command(one, 'export')).body);
    expect((await (await become(other, 'lena'))('GET', '/api/notifications/unread')).body['count']).toBe(before + 20);
  });

  it.each([
    [{ targets: ['search'] }, 'Say with "origin"'],
    [{ targets: ['serach'], origin: 'http://localhost:1' }, 'serach'],
    [{ targets: ['/api/postings'], origin: 'http://localhost:1' }, '/api/postings'],
    [{ targets: ['constructor'], origin: 'http://localhost:1' }, 'constructor'],
    [{ targets: ['search'], origin: 'ftp://localhost' }, 'origin'],
    [{ targets: ['search'], origin: 'nowhere' }, 'origin'],
  ])('let nothing through for %j', async (body, complaint) => {
    const server = await start();
    const answer = await command(server, 'through', body);
    expect([answer.status, String(answer.body['message'])]).toEqual([400, expect.stringContaining(complaint)]);
    expect(server.backend.through.targets).toEqual([]);
    expect((await fetch(`${server.url}/api/users/reputation-categories`)).status).toBe(200);
  });

  it('let the named calls through, and stop doing so', async () => {
    const [real, server] = [await start(), await start()];
    const lena = await become(server, 'lena');
    const answer = await command(server, 'through', { targets: ['search', '/api/users/reputation-categories'], origin: `${real.url}/` });
    expect(answer.body).toEqual({ targets: ['search', '/api/users/reputation-categories'], origin: real.url });
    expect((await lena('GET', '/api/search?query=tram')).status).toBe(401);
    expect(real.backend.log.entries).toHaveLength(1);
    await command(server, 'through', { targets: [] });
    expect((await lena('GET', '/api/search?query=tram')).status).toBe(200);
  });

  it('report what was made, and refuse to make more than the maximum at once', async () => {
    const server = await start();
    expect((await command(server, 'seed', { kind: 'people', count: 3, as: 'lena' })).body).toEqual({ made: 3 });
    expect((await command(server, 'seed', { kind: 'people', count: 10_001, as: 'lena' })).body['message']).toContain('10000');
  });

  it.each(['constructor', '__proto__', 'toString'])('are not called %s', async (name) => {
    expect((await command(await start(), name)).status).toBe(404);
  });

  it('are refused from other sites', async () => {
    const server = await start();
    expect((await command(server, 'reset', {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await command(server, 'reset', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await command(server, 'reset', {}, { origin: server.url, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await command(server, 'reset', {}, { origin: server.url })).status).toBe(200);
    expect((await command(server, 'reset', {}, { origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('the -be host', () => {
  const page = 'https://app.example.com';
  const proxied = { 'x-forwarded-host': 'app-be.example.com', 'x-forwarded-proto': 'https', origin: page };

  it('answers the page it belongs to, and its cookie reaches the page', async () => {
    const server = await start({ hosts: ['example.com'] });
    const preflight = await fetch(`${server.url}/api/posts`, {
      method: 'OPTIONS',
      headers: { ...proxied, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type, x-sez-platform' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-sez-platform');
    const body = JSON.stringify({ phone: '+12015550123', password: 'correct-horse' });
    const response = await fetch(`${server.url}/api/auth/login`, { method: 'POST', body, headers: { ...clientHeaders, ...proxied } });
    expect(response.headers.get('access-control-allow-origin')).toBe(page);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('vary')).toBe('Origin');
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Secure; Domain=example\.com/);
  });

  it('refuses strangers, unless they are allowed', async () => {
    const ask = async (server: Running, origin: string) =>
      (await fetch(`${server.url}/api/users/reputation-categories`, { headers: { ...proxied, origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await ask(await start({ hosts: ['example.com'] }), 'https://evil.example')).toBeNull();
    expect(await ask(await start({ hosts: ['example.com'] }), 'https://app.example.com.evil.example')).toBeNull();
    expect(await ask(await start({ hosts: ['example.com'], corsOrigins: ['https://friend.example'] }), 'https://friend.example')).toBe(
      'https://friend.example',
    );
  });
});

describe('the command line', () => {
  it.each([
    [['--prot', '1'], '--prot'],
    [['--feed', '50001'], '--feed must be at most 50000'],
    [['--cors', 'localhost:3000'], '--cors must be an origin'],
    [['--cors', 'https://app.example.com/page'], '--cors must be an origin'],
  ])(
    'answers %j with the right flags',
    async (flags, complaint) => {
      const { code, text } = await new Promise<{ code: unknown; text: string }>((resolve) => {
        execFile(
          process.execPath,
          ['node_modules/tsx/dist/cli.mjs', 'mocks/server.ts', ...flags, '--port', '0', '--fresh'],
          { timeout: 20_000 },
          (error, _out, text) => resolve({ code: error?.code, text }),
        );
      });
      expect(code).toBe(1);
      expect(text).toContain(complaint);
      expect(text).toContain('--port 4000');
    },
    30_000,
  );
});
