import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { clientHeaders, formHeaders } from '../testWorld.ts';
import { type ServerOptions, startServer } from './startServer.ts';

type Running = Awaited<ReturnType<typeof startServer>>;

const running: Running[] = [];
const folder = mkdtempSync(join(tmpdir(), 'sez-mock-'));
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<ServerOptions> = {}): Promise<Running> {
  const server = await startServer({ port: 0, ...options });
  running.push(server);
  return server;
}

/** One browser: it keeps the session cookie. */
function browser(server: Running) {
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(server.url + path, { method, headers: { ...clientHeaders, cookie, 'x-captcha-token': 'ok' }, ...init });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await response.text();
    return { status: response.status, body: (text.startsWith('{') ? JSON.parse(text) : text) as Record<string, unknown> };
  };
  return {
    call,
    get cookie() {
      return cookie;
    },
    signIn: (phone: string) => call('POST', '/api/auth/login', { phone, password: 'correct-horse' }),
  };
}

describe('the real server', () => {
  it('keeps several people apart and shows each the actions of the others', async () => {
    const server = await start();
    const [lena, maya] = [browser(server), browser(server)];
    await lena.signIn('+12015550123');
    await maya.signIn('+12015550101');
    const { body: post } = await lena.call('POST', '/api/posts', { type: 'post', rawText: 'Can you see this?' });
    expect((await maya.call('GET', `/api/posts/${String(post['id'])}`)).body).toMatchObject({
      rawText: 'Can you see this?',
      authorUser: { username: 'lena' },
    });
    expect((await maya.call('GET', '/api/users/me')).body).toMatchObject({ username: 'maya' });
    await lena.call('POST', '/api/auth/logout');
    expect((await lena.call('GET', '/api/users/me')).status).toBe(401);
  });

  it('serves pictures for the drawings of the mocks', async () => {
    const server = await start();
    const [drawn] = [...server.backend.db.files.all()].filter(({ content }) => content && 'art' in content);
    const picture = await fetch(`${server.url}/s3/${drawn?.storageId}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 0, 12)).toMatch(/^RIFF.{4}WEBP$/s);
    expect((await fetch(`${server.url}/s3/nowhere`)).status).toBe(404);
  });

  it('keeps state and sessions in its file over a restart', async () => {
    const statePath = join(folder, 'state', 'town.json');
    const first = await start({ statePath });
    const lena = browser(first);
    await lena.signIn('+12015550123');
    const { body: post } = await lena.call('POST', '/api/posts', { type: 'post', rawText: 'Still here' });
    await running.pop()?.close();
    const second = await start({ statePath });
    const response = await fetch(`${second.url}/api/posts/${String(post['id'])}`, { headers: { cookie: lena.cookie } });
    expect(await response.json()).toMatchObject({ rawText: 'Still here' });
  });

  it('drops a state it cannot read, and says so', async () => {
    const { mkdirSync } = await import('node:fs');
    mkdirSync(folder, { recursive: true });
    const statePath = join(folder, 'broken.json');
    writeFileSync(statePath, '{"schemaVersion":0}');
    const server = await start({ statePath });
    expect(server.notice).toContain('schema version 0');
    await running.pop()?.close();
    expect(JSON.parse(readFileSync(statePath, 'utf8'))).toMatchObject({ schemaVersion: 2, changes: [] });
  });

  it('answers unhandled paths with an error, and closes the connection for a network fault', async () => {
    const server = await start();
    expect((await browser(server).call('GET', '/index.html')).status).toBe(404);
    await browser(server).call('POST', '/__mock/fail', { path: '/api/users/reputation-categories', network: true });
    await expect(fetch(`${server.url}/api/users/reputation-categories`)).rejects.toThrow();
    await browser(server).call('POST', '/__mock/clear-faults');
    expect((await fetch(`${server.url}/api/users/reputation-categories`)).status).toBe(200);
  });

  it('is controlled by scripts: scenario, clock, latency, reset, log', async () => {
    const server = await start();
    const script = browser(server);
    expect((await script.call('POST', '/__mock/scenario', { name: 'maintenance' })).status).toBe(200);
    expect((await script.call('GET', '/api/users/reputation-categories')).status).toBe(503);
    await script.call('POST', '/__mock/reset', {});
    expect((await script.call('GET', '/api/users/reputation-categories')).status).toBe(200);
    await script.call('POST', '/__mock/clock', { now: '2030-01-01T00:00:00Z' });
    expect(server.backend.clock.iso()).toBe('2030-01-01T00:00:00.000Z');
    await script.call('POST', '/__mock/latency', { milliseconds: 1 });
    expect(server.backend.latency).toBe(1);
    expect((await script.call('POST', '/__mock/scenario', { name: 'nothing' })).status).toBe(400);
    expect((await script.call('POST', '/__mock/nothing')).status).toBe(404);
    expect((await script.call('POST', '/__mock/reset', { world: 'empty' })).status).toBe(200);
    expect(server.backend.db.posts.size).toBe(0);
  });

  it('takes uploads as a stream', async () => {
    const server = await start();
    const lena = browser(server);
    await lena.signIn('+12015550123');
    const bytes = new Uint8Array(200_000);
    bytes.set([0x89, 0x50, 0x4e, 0x47]);
    new DataView(bytes.buffer).setUint32(16, 8);
    new DataView(bytes.buffer).setUint32(20, 6);
    const form = new FormData();
    form.set('file', new File([bytes], 'a.png'));
    form.set('purpose', 'post');
    const response = await fetch(`${server.url}/api/files`, {
      method: 'POST',
      body: form,
      headers: { ...formHeaders, cookie: lena.cookie },
    });
    const file = (await response.json()) as { storageId: string };
    expect(response.status).toBe(201);
    expect((await (await fetch(`${server.url}/s3/${file.storageId}`)).arrayBuffer()).byteLength).toBe(bytes.length);
  });

  it('respects the origin that a proxy forwards', async () => {
    const server = await start({ hosts: ['example.com'] });
    const lena = browser(server);
    await lena.signIn('+12015550123');
    const [post] = server.backend.db.posts.newest('all', '*');
    const body = JSON.stringify({ postId: post?.id });
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = { ...clientHeaders, cookie: lena.cookie, 'x-forwarded-host': 'app.example.com', 'x-forwarded-proto': 'https' };
      const sent = request(`${server.url}/api/links`, { method: 'POST', headers }, (message) => {
        message.setEncoding('utf8').once('data', (text: string) => resolve(text));
      });
      sent.once('error', reject).end(body);
    });
    expect(answer).toContain('https://app.example.com/check-visit-links?id=');
  });
});
