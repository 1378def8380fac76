import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientHeaders, formHeaders } from '../testWorld.ts';
import { files } from './putAside.ts';
import { type ServerOptions, startServer } from './startServer.ts';

type Running = Awaited<ReturnType<typeof startServer>>;

const running: Running[] = [];
const folder = mkdtempSync(join(tmpdir(), 'sez-mock-robust-'));
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

async function start(options: Partial<ServerOptions> = {}): Promise<Running> {
  mkdirSync(folder, { recursive: true });
  const server = await startServer({ port: 0, ...options });
  running.push(server);
  return server;
}

/** Sends bytes no HTTP client would send, and gives the status that comes back. */
function raw(server: Running, lines: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let text = '';
    socket.once('error', reject);
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

async function signIn(server: Running): Promise<string> {
  const body = JSON.stringify({ phone: '+12015550123', password: 'correct-horse' });
  const response = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers: clientHeaders, body });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const write = (server: Running, cookie: string, rawText: string) =>
  fetch(`${server.url}/api/posts`, {
    method: 'POST',
    headers: { ...clientHeaders, cookie },
    body: JSON.stringify({ type: 'post', rawText }),
  });

const command = (server: Running, name: string, body: unknown = {}) =>
  fetch(`${server.url}/__mock/${name}`, { method: 'POST', body: JSON.stringify(body) });

function picture(size: number): File {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  new DataView(bytes.buffer).setUint32(16, 8);
  new DataView(bytes.buffer).setUint32(20, 6);
  return new File([bytes], 'a.png');
}

function upload(server: Running, cookie: string, size: number): Promise<Response> {
  const form = new FormData();
  form.set('file', picture(size));
  form.set('purpose', 'post');
  return fetch(`${server.url}/api/files`, { method: 'POST', body: form, headers: { ...formHeaders, cookie } });
}

describe('malformed requests', () => {
  it.each([
    ['an address of slashes', ['GET // HTTP/1.1', 'Host: localhost', 'Connection: close'], 400],
    ['a host with a blank', ['GET /api/users/me HTTP/1.1', 'Host: a b', 'Connection: close'], 400],
    ['a method the platform forbids', ['TRACE /api/users/me HTTP/1.1', 'Host: localhost', 'Connection: close'], 400],
    ['a percent sign without its number', ['GET /api/users/% HTTP/1.1', 'Host: localhost', 'Connection: close'], 400],
    ['a percent sign in an image path', ['GET /s3/%E0%A4%A HTTP/1.1', 'Host: localhost', 'Connection: close'], 400],
    ['nothing that could be read', ['hello'], 400],
    [
      'an address of another host',
      ['GET //localhost/api/users/reputation-categories HTTP/1.1', 'Host: localhost', 'Connection: close'],
      400,
    ],
    ['a whole address', ['GET http://localhost/api/users/reputation-categories HTTP/1.1', 'Host: localhost', 'Connection: close'], 400],
    ['an address with a backslash', ['GET /\\localhost/api/users/me HTTP/1.1', 'Host: localhost', 'Connection: close'], 400],
  ])('%s is answered with 400, and the server keeps running', async (_what, lines, expected) => {
    const server = await start();
    expect(await raw(server, lines)).toBe(expected);
    expect((await fetch(`${server.url}/api/users/reputation-categories`)).status).toBe(200);
  });

  it('ignores a host in the address, so that another site cannot pass for the page and reset the world', async () => {
    const server = await start();
    const { id } = (await (await write(server, await signIn(server), 'Keep me')).json()) as { id: string };
    for (const target of ['//evil.example/__mock/reset', 'http://evil.example/__mock/reset', '/\\evil.example/__mock/reset']) {
      const lines = [`POST ${target} HTTP/1.1`, 'Host: localhost', 'Origin: http://evil.example', 'Content-Length: 0', 'Connection: close'];
      expect(await raw(server, lines)).toBe(400);
    }
    expect(server.backend.db.posts.get(id)).toBeDefined();
  });

  it('takes the first of a chain of forwarded hosts', async () => {
    const server = await start({ hosts: ['example.com'] });
    const lines = [
      'GET /api/users/reputation-categories HTTP/1.1',
      'Host: localhost',
      'X-Forwarded-Host: app.example.com, proxy',
      'Connection: close',
    ];
    expect(await raw(server, lines)).toBe(200);
  });

  it('survives an aborted upload', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await start();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await new Promise((written) =>
      socket.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"phone"', written),
    );
    socket.destroy();
    await once(socket, 'close');
    expect((await fetch(`${server.url}/api/users/reputation-categories`)).status).toBe(200);
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('the state file', () => {
  const statePath = join(folder, 'town.json');

  it('is moved aside when it cannot be read', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(statePath, '{"half');
    const server = await start({ statePath });
    expect(server.notice).toContain('town.json.bad');
    expect(readFileSync(`${statePath}.bad`, 'utf8')).toBe('{"half');
  });

  it('is moved aside when it cannot even be opened, and the server saves again', async () => {
    // A folder takes the path, because on Windows only administrators can create a link.
    mkdirSync(statePath, { recursive: true });
    const server = await start({ statePath });
    expect(server.notice).toContain('town.json.bad');
    expect(lstatSync(`${statePath}.bad`).isDirectory()).toBe(true);
    await signIn(server);
    await running.pop()?.close();
    expect(lstatSync(statePath).isFile()).toBe(true);
  });

  it('is moved aside beside an earlier one, with its uploads', async () => {
    mkdirSync(`${statePath}.files`, { recursive: true });
    writeFileSync(`${statePath}.bad`, 'the first');
    writeFileSync(join(`${statePath}.files`, 'f0000900-abc'), 'bytes');
    writeFileSync(statePath, 'the second');
    const server = await start({ statePath });
    expect(server.notice).toContain('town.json.bad.2');
    expect(readFileSync(`${statePath}.bad`, 'utf8')).toBe('the first');
    expect(readFileSync(`${statePath}.bad.2`, 'utf8')).toBe('the second');
    expect(readdirSync(`${statePath}.bad.2.files`)).toEqual(['f0000900-abc']);
  });

  it.each([
    'all',
    [['token']],
    [['token', 7]],
    [null],
  ])('with the sessions %j is moved aside, and no part of it is restored', async (sessions) => {
    const first = await start({ statePath });
    const { id } = (await (await write(first, await signIn(first), 'Not here')).json()) as { id: string };
    await running.pop()?.close();
    writeFileSync(statePath, JSON.stringify({ ...(JSON.parse(readFileSync(statePath, 'utf8')) as object), sessions }));
    const second = await start({ statePath });
    expect(second.notice).toContain('sessions');
    expect(second.backend.db.posts.get(id)).toBeUndefined();
  });

  it('is not overwritten when it can neither be read nor moved aside', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(statePath, 'precious');
    vi.spyOn(files, 'rename').mockImplementation(() => {
      throw new Error('read-only file system');
    });
    const server = await start({ statePath });
    expect(server.notice).toContain('read-only file system');
    await signIn(server);
    await running.pop()?.close();
    expect(readFileSync(statePath, 'utf8')).toBe('precious');
  });

  it('starts a new world when nothing was changed, and keeps the session', async () => {
    const first = await start({ statePath, now: '2026-11-01T12:00:00.000Z' });
    const cookie = await signIn(first);
    await fetch(`${first.url}/api/posts/${[...first.backend.db.posts.newest('all', '*')][0]?.id ?? ''}/mark-as-read`, {
      method: 'POST',
      headers: { ...clientHeaders, cookie },
    });
    await running.pop()?.close();
    const second = await start({ statePath, now: '2026-11-20T12:00:00.000Z' });
    expect(second.notice).toBeNull();
    expect(second.backend.snapshot().epoch).toBe('2026-11-20T12:00:00.000Z');
    expect((await fetch(`${second.url}/api/users/me`, { headers: { cookie } })).status).toBe(200);
    expect((await write(second, cookie, 'Mine now')).status).toBe(201);
    await running.pop()?.close();
    const third = await start({ statePath, now: '2026-11-25T12:00:00.000Z' });
    expect(third.backend.snapshot().epoch).toBe('2026-11-20T12:00:00.000Z');
  });

  it('may be unwritable: the server reports that and keeps running', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'a-file'), '');
    const server = await start({ statePath: join(folder, 'a-file', 'town.json') });
    const cookie = await signIn(server);
    await vi.waitFor(() => expect(complain).toHaveBeenCalledWith(expect.stringContaining('could not be saved'), expect.anything()), 5000);
    expect((await write(server, cookie, 'Still here')).status).toBe(201);
  });

  it('forgets changes that a reset has undone', async () => {
    const first = await start({ statePath });
    const cookie = await signIn(first);
    const { id } = (await (await write(first, cookie, 'Gone tomorrow')).json()) as { id: string };
    await running.pop()?.close();
    expect(readFileSync(statePath, 'utf8')).toContain('Gone tomorrow');
    const second = await start({ statePath });
    await command(second, 'reset');
    // Simulates a crash: nothing is written at the end.
    await vi.waitFor(() => expect(readFileSync(statePath, 'utf8')).not.toContain('Gone tomorrow'), 5000);
    const third = await start({ statePath });
    expect(third.backend.db.posts.get(id)).toBeUndefined();
  });

  it('keeps uploads in files of their own, and brings them back', async () => {
    const first = await start({ statePath });
    const cookie = await signIn(first);
    const { storageId } = (await (await upload(first, cookie, 300_000)).json()) as { storageId: string };
    await running.pop()?.close();
    expect(statSync(statePath).size).toBeLessThan(20_000);
    expect(readdirSync(`${statePath}.files`)).toEqual([storageId]);
    const second = await start({ statePath });
    const response = await fetch(`${second.url}/s3/${storageId}`);
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 300_000]);
    await command(second, 'reset');
    await running.pop()?.close();
    expect(existsSync(join(`${statePath}.files`, storageId))).toBe(false);
  });

  it('refuses uploads once the store is full', async () => {
    const server = await start({ uploadLimit: 500_000 });
    const cookie = await signIn(server);
    expect((await upload(server, cookie, 300_000)).status).toBe(201);
    expect((await upload(server, cookie, 300_000)).status).toBe(413);
  });
});
