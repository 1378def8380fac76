import { setupServer } from 'msw/node';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventHub, type LiveEvent } from '../db/events.ts';
import { Signal } from '../db/signal.ts';
import type { Fault } from '../http/faults.ts';
import { workerSocket } from './worker.ts';

const events = new EventHub();
const settled = new Signal();
const dropped = new Signal();
let fault: Fault | undefined;
let userId: string | null = 'u1';
let isPassedOn = false;
const server = setupServer(
  workerSocket({
    origin: 'http://localhost',
    events,
    userId: () => userId,
    settled,
    dropped,
    strike: () => fault,
    isPassedOn: () => isPassedOn,
    pingInterval: 300,
    pingTimeout: 400,
  }),
);
const sockets: Socket[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => server.close());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  userId = 'u1';
  fault = undefined;
  isPassedOn = false;
});

async function connect(claimed: string): Promise<Socket> {
  // The client reads the global WebSocket when it is loaded, so it must be loaded after the mock library.
  const { io } = await import('socket.io-client');
  const socket = io('http://localhost', {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { userId: claimed },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
}

const once = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));
const event = (to: LiveEvent['to']): LiveEvent => ({ name: 'post_marked_bot', payload: { postId: 'p1', postAuthorId: 'u2' }, to });

describe('the socket in the page', () => {
  it('delivers the person’s events, with the real client', async () => {
    const socket = await connect('u1');
    await once(socket, 'connect');
    const received: unknown[] = [];
    socket.on('post_marked_bot', (payload) => received.push(payload));
    events.emit(event(['u9']));
    events.emit(event(['u1']));
    events.emit(event('everybody'));
    await vi.waitFor(() =>
      expect(received).toEqual([
        { postId: 'p1', postAuthorId: 'u2' },
        { postId: 'p1', postAuthorId: 'u2' },
      ]),
    );
  });

  it('stays alive over many heartbeats', async () => {
    const socket = await connect('u1');
    await once(socket, 'connect');
    const reasons: string[] = [];
    socket.on('disconnect', (reason) => reasons.push(reason));
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const news = once(socket, 'post_marked_bot');
    events.emit(event('everybody'));
    await news;
    expect(reasons).toEqual([]);
  });

  it('ends with the session', async () => {
    const socket = await connect('u1');
    await once(socket, 'connect');
    const end = once(socket, 'disconnect');
    userId = null;
    settled.emit();
    expect(await end).toBe('io server disconnect');
  });

  it('fails like a WebSocket when the fault is a missing answer', async () => {
    fault = { domain: 'sockets', network: true };
    expect(await once(await connect('u1'), 'connect_error')).toMatchObject({ type: 'TransportError' });
  });

  it('is refused by the server, opens late or closes, as the fault says', async () => {
    fault = { domain: 'sockets', status: 503, message: 'Not today' };
    expect(await once(await connect('u1'), 'connect_error')).toMatchObject({ message: 'Not today' });
    fault = { domain: 'sockets', delayMs: 150 };
    const started = performance.now();
    await once(await connect('u1'), 'connect');
    expect(performance.now() - started).toBeGreaterThan(140);
    fault = { domain: 'sockets', malformed: true, delayMs: 20 };
    expect(await once(await connect('u1'), 'disconnect')).toBe('transport close');
    fault = undefined;
    const socket = await connect('u1');
    await once(socket, 'connect');
    const end = once(socket, 'disconnect');
    dropped.emit();
    expect(await end).toBe('transport close');
  });

  it('leaves the connection to the real backend when everything is let through', async () => {
    isPassedOn = true;
    fault = { domain: 'sockets', status: 503, message: 'Not today' };
    const received: unknown[] = [];
    const socket = await connect('u1');
    for (const name of ['connect', 'connect_error']) socket.on(name, (error?: Error) => received.push(error?.message ?? name));
    await new Promise((resolve) => setTimeout(resolve, 300));
    // There is no server there: neither the mock's greeting nor its refusal arrives.
    expect([socket.connected, received.filter((message) => message === 'connect' || message === 'Not today')]).toEqual([false, []]);
  });

  it('refuses a guest and a wrong claim', async () => {
    expect(await once(await connect('u2'), 'connect_error')).toMatchObject({ message: 'Unauthorized' });
    userId = null;
    expect(await once(await connect('u1'), 'connect_error')).toMatchObject({ message: 'Unauthorized' });
  });
});
