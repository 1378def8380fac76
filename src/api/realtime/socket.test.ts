import type { Socket } from 'socket.io-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSocketConnection, delayAfter, socketOptions } from './socket.ts';

/** Replaces the library's socket: stores the handlers and lets a test call them. */
function makeSocket() {
  const handlers = new Map<string, (value?: unknown) => void>();
  const socket = {
    active: true,
    on: (event: string, handler: (value?: unknown) => void) => handlers.set(event, handler),
    off: () => (handlers.clear(), socket),
    connect: vi.fn(),
    disconnect: vi.fn(),
    raise: (event: string, value?: unknown) => handlers.get(event)?.(value),
  };
  return socket;
}

function makeConnection() {
  const socket = makeSocket();
  const io = vi.fn((_origin?: string, _options?: object) => socket as unknown as Socket);
  const connection = createSocketConnection({ isEnabled: true, load: async () => ({ io: io as never }) });
  return { connection, socket, io };
}

describe('the live connection', () => {
  it('is opened over websockets only, with the documented delays and the user id', () => {
    expect(socketOptions('u1')).toEqual({
      path: '/socket.io',
      transports: ['websocket'],
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Infinity,
      timeout: 20_000,
      auth: { userId: 'u1' },
    });
  });

  it('does not even load the library while live updates are disabled', async () => {
    const load = vi.fn();
    const connection = createSocketConnection({ isEnabled: false, load });
    await connection.connect('u1');
    expect(load).not.toHaveBeenCalled();
    expect(connection.state).toBe('closed');
  });

  it('is off by default, as the specification leaves the flag empty', async () => {
    const load = vi.fn();
    await createSocketConnection({ load }).connect('u1');
    expect(load).not.toHaveBeenCalled();
  });

  it('changes from closed through opening to open, and back through closing', async () => {
    const { connection, socket, io } = makeConnection();
    const states: string[] = [];
    connection.onStateChange((state) => states.push(state));
    await connection.connect('u1');
    socket.raise('connect');
    connection.disconnect();
    expect(states).toEqual(['opening', 'open', 'closing', 'closed']);
    expect(io).toHaveBeenCalledOnce();
    expect(socket.disconnect).toHaveBeenCalledOnce();
  });

  it('leads to the page’s own origin, not to the backend’s (socket.origin, gap.socket.transports)', async () => {
    vi.stubGlobal('location', { origin: 'https://app.example.com' });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { connection, io } = makeConnection();
    await connection.connect('u1');
    expect(io).toHaveBeenCalledExactlyOnceWith('https://app.example.com', socketOptions('u1'));
  });

  it('opens one connection for any number of calls', async () => {
    const { connection, io } = makeConnection();
    await Promise.all([connection.connect('u1'), connection.connect('u1')]);
    expect(io).toHaveBeenCalledOnce();
  });

  it('opens nothing when it is closed while the library loads', async () => {
    const { connection, io } = makeConnection();
    const opening = connection.connect('u1');
    connection.disconnect();
    await opening;
    expect(io).not.toHaveBeenCalled();
    expect(connection.state).toBe('closed');
  });

  it('is opening again during an outage, and reports the failure once', async () => {
    const { connection, socket } = makeConnection();
    const failures: string[] = [];
    connection.onFailure((failure) => failures.push(failure));
    await connection.connect('u1');
    socket.raise('connect');
    socket.raise('disconnect', 'transport close');
    expect(connection.state).toBe('opening');
    const websocketError = Object.assign(new Error('websocket error'), { type: 'TransportError' });
    socket.raise('connect_error', websocketError);
    socket.raise('connect_error', websocketError);
    expect(failures).toEqual(['websocket']);
    socket.raise('connect');
    socket.raise('disconnect', 'transport close');
    socket.raise('connect_error', new Error('timeout'));
    expect(failures).toEqual(['websocket', 'connect']);
  });

  it('reconnects after the server has refused or closed it, at growing intervals, but never after it was closed here', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => void vi.useRealTimers());
    const { connection, socket } = makeConnection();
    const failures: string[] = [];
    connection.onFailure((failure) => failures.push(failure));
    await connection.connect('u1');
    socket.active = false;
    const refuse = () => socket.raise('connect_error', new Error('Unauthorized'));
    for (const [at, delay] of [1000, 2000, 4000, 5000, 5000].entries()) {
      refuse();
      expect(connection.state).toBe('opening');
      vi.advanceTimersByTime(delay - 1);
      expect(socket.connect).toHaveBeenCalledTimes(at);
      vi.advanceTimersByTime(1);
      expect(socket.connect).toHaveBeenCalledTimes(at + 1);
    }
    expect(failures).toEqual(['connect']);
    socket.raise('connect');
    expect(connection.state).toBe('open');
    socket.raise('disconnect', 'io server disconnect');
    vi.advanceTimersByTime(1000);
    expect(socket.connect).toHaveBeenCalledTimes(6);
    refuse();
    connection.disconnect();
    vi.advanceTimersByTime(60_000);
    expect(socket.connect).toHaveBeenCalledTimes(6);
  });

  it('spreads the attempts of many browsers, as the library does', () => {
    expect([delayAfter(0, 0), delayAfter(0, 1), delayAfter(1, 0), delayAfter(100, 1)]).toEqual([500, 1500, 1000, 5000]);
  });

  it('reports a failure when the library cannot be loaded', async () => {
    const connection = createSocketConnection({ isEnabled: true, load: () => Promise.reject(new Error('offline')) });
    const failures: string[] = [];
    connection.onFailure((failure) => failures.push(failure));
    await connection.connect('u1');
    expect(failures).toEqual(['connect']);
    expect(connection.state).toBe('closed');
  });

  it('passes valid payloads on and drops malformed ones', async () => {
    const { connection, socket } = makeConnection();
    const interactions: unknown[] = [];
    const numNotifications = vi.fn();
    connection.on('post_interaction', (payload) => interactions.push(payload));
    connection.on('new_notification', numNotifications);
    await connection.connect('u1');
    const payload = { postId: '1', postAuthorId: 'a', reactorUserId: 'b', reactorAvatarUrl: '/s3/x' };
    socket.raise('post_interaction', { ...payload, extra: true });
    socket.raise('post_interaction', { postId: '1' });
    socket.raise('new_notification');
    socket.raise('new_notification', { id: 7 });
    expect(interactions).toEqual([payload]);
    expect(numNotifications).toHaveBeenCalledTimes(2);
  });

  it('accepts notifications with any payload, and a reaction of a person without a picture', async () => {
    const { connection, socket } = makeConnection();
    const pictures: string[] = [];
    const numNotifications = vi.fn();
    connection.on('post_interaction', ({ reactorAvatarUrl }) => pictures.push(reactorAvatarUrl));
    connection.on('new_notification', numNotifications);
    await connection.connect('u1');
    for (const payload of [null, 'n7', 7]) socket.raise('new_notification', payload);
    socket.raise('post_interaction', { postId: '1', postAuthorId: 'a', reactorUserId: 'b', reactorAvatarUrl: null });
    socket.raise('post_interaction', { postId: '1', postAuthorId: 'a', reactorUserId: 'b' });
    expect(numNotifications).toHaveBeenCalledTimes(3);
    expect(pictures).toEqual(['', '']);
  });

  it('stops calling a listener that has unsubscribed', async () => {
    const { connection, socket } = makeConnection();
    const listener = vi.fn();
    const stop = connection.on('new_notification', listener);
    await connection.connect('u1');
    stop();
    socket.raise('new_notification');
    expect(listener).not.toHaveBeenCalled();
  });
});
