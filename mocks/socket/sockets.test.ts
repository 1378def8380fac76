import { createRequire } from 'node:module';
import type { Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { createMockBackend } from '../node.ts';
import { startServer } from '../server/startServer.ts';
import { clientHeaders } from '../testWorld.ts';
import { createBot } from './bot.ts';

// Node's own build: the tests' alias points to the browser's, which needs a global WebSocket.
const { io } = createRequire(import.meta.url)('socket.io-client') as typeof import('socket.io-client');

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startTown() {
  const server = await startServer({ port: 0 });
  closers.push(() => server.close());
  const visit = async (phone: string) => {
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: clientHeaders,
      body: JSON.stringify({ phone, password: 'correct-horse' }),
    });
    const { user } = (await response.json()) as { user: { id: string } };
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const post = (path: string, body: unknown) =>
      fetch(server.url + path, { method: 'POST', body: JSON.stringify(body), headers: { ...clientHeaders, cookie } }).then(
        (answer) => answer.json() as Promise<{ id: string }>,
      );
    return { id: user.id, cookie, post };
  };
  return { server, visit };
}

function connect(url: string, cookie: string, userId: string): Socket {
  const socket = io(url, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { userId },
    extraHeaders: { cookie },
    reconnection: false,
  });
  closers.push(() => socket.disconnect());
  return socket;
}

const once = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));

describe('live events of the real server', () => {
  it('reach the people they concern', async () => {
    const { server, visit } = await startTown();
    const [lena, maya, kofi] = await Promise.all(['+12015550123', '+12015550101', '+12015550104'].map(visit));
    if (!lena || !maya || !kofi) throw new Error('Nobody came');
    const [hers, his] = [connect(server.url, lena.cookie, lena.id), connect(server.url, kofi.cookie, kofi.id)];
    await Promise.all([once(hers, 'connect'), once(his, 'connect')]);
    const received: string[] = [];
    his.on('new_notification', () => received.push('his'));

    const post = await lena.post('/api/posts', { type: 'post', rawText: 'Listening' });
    const news = once(hers, 'new_notification');
    const pulse = once(his, 'post_interaction');
    await maya.post(`/api/posts/${post.id}/react`, { values: { 2: 1 }, description: '' });
    expect(await news).toEqual({});
    expect(await pulse).toMatchObject({
      postId: post.id,
      postAuthorId: lena.id,
      reactorUserId: maya.id,
      reactorAvatarUrl: expect.stringMatching(/^\/s3\//) as string,
    });
    expect(received).toEqual([]);
  });

  it('end with the session and with the account', async () => {
    const { server, visit } = await startTown();
    const [lena, maya] = await Promise.all(['+12015550123', '+12015550101'].map(visit));
    if (!lena || !maya) throw new Error('Nobody came');
    const [hers, other] = [connect(server.url, lena.cookie, lena.id), connect(server.url, maya.cookie, maya.id)];
    await Promise.all([once(hers, 'connect'), once(other, 'connect')]);
    const ends = [once(hers, 'disconnect'), once(other, 'disconnect')];
    await fetch(`${server.url}/api/auth/logout`, { method: 'POST', headers: { ...clientHeaders, cookie: lena.cookie } });
    await fetch(`${server.url}/api/users/me`, { method: 'DELETE', headers: { ...clientHeaders, cookie: maya.cookie } });
    expect(await Promise.all(ends)).toEqual(['io server disconnect', 'io server disconnect']);
  });

  it('are refused to guests and to people who claim to be somebody else', async () => {
    const { server, visit } = await startTown();
    const lena = await visit('+12015550123');
    expect(await once(connect(server.url, '', lena.id), 'connect_error')).toMatchObject({ message: 'Unauthorized' });
    expect(await once(connect(server.url, lena.cookie, 'u0000003'), 'connect_error')).toMatchObject({ message: 'Unauthorized' });
  });
});

describe('the activity bot', () => {
  it('does the same human actions every time, and stops', () => {
    const run = () => {
      const mocks = createMockBackend({ persona: 'regular', now: '2026-11-20T12:00:00Z' });
      const names: string[] = [];
      mocks.backend.events.listen((event) => names.push(event.name));
      const bot = createBot(mocks.backend, () => mocks.backend.personaId('regular'));
      const before = mocks.db.posts.size;
      for (let time = 0; time < 25; time += 1) bot.tick();
      return { names, written: mocks.db.posts.size - before };
    };
    const first = run();
    expect(new Set(first.names)).toEqual(new Set(['new_notification', 'post_interaction']));
    expect(first.written).toBeGreaterThan(0);
    expect(run()).toEqual(first);
  });
});

describe('faults of the real server', () => {
  const lenaIn = async () => {
    const { server, visit } = await startTown();
    const lena = await visit('+12015550123');
    return { server, open: () => connect(server.url, lena.cookie, lena.id), id: lena.id };
  };

  it('refuse a connection, reject it by name, slow it or break it off', async () => {
    const { server, open } = await lenaIn();
    const { faults } = server.backend;
    faults.replace([{ domain: 'sockets', network: true }]);
    expect(await once(open(), 'connect_error')).toMatchObject({ type: 'TransportError' });
    faults.replace([{ domain: 'sockets', status: 503, message: 'Not today' }]);
    expect(await once(open(), 'connect_error')).toMatchObject({ message: 'Not today' });
    faults.replace([{ domain: 'sockets', delayMs: 150 }]);
    const started = performance.now();
    await once(open(), 'connect');
    expect(performance.now() - started).toBeGreaterThan(140);
    faults.replace([{ domain: 'sockets', malformed: true, delayMs: 30 }]);
    const dropped = open();
    await once(dropped, 'connect');
    expect(await once(dropped, 'disconnect')).toBe('transport close');
  });

  it('strike as often as requested', async () => {
    const { server, open } = await lenaIn();
    server.backend.faults.replace([{ domain: 'sockets', status: 503, times: 1 }]);
    expect(await once(open(), 'connect_error')).toMatchObject({ message: 'Service Unavailable' });
    await once(open(), 'connect');
  });

  it('close open connections when they start', async () => {
    const { server, open } = await lenaIn();
    const socket = open();
    await once(socket, 'connect');
    const end = once(socket, 'disconnect');
    server.backend.faults.replace([{ domain: 'sockets', network: true }]);
    expect(await end).toBe('transport close');
  });

  it('end with an account that support has closed', async () => {
    const { server, open, id } = await lenaIn();
    const socket = open();
    await once(socket, 'connect');
    const end = once(socket, 'disconnect');
    server.backend.db.users.update(id, { status: 'closed' });
    server.backend.commit();
    expect(await end).toBe('io server disconnect');
    expect(await once(open(), 'connect_error')).toMatchObject({ message: 'Unauthorized' });
  });
});
