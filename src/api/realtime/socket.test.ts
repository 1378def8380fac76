import type { Socket } from 'socket.io-client';
import { describe, expect, it, vi } from 'vitest';
import { createSocketConnection, socketOptions } from './socket.ts';

/** Replaces the library's socket: stores the handlers and lets a test call them. */
function makeSocket() {
  const handlers = new Map<string, (value?: unknown) => void>();
  const socket = {
    active: true,
    on: (event: string, handler: (value?: unknown) => void) => handlers.set(event, handler),
    off: () => (handlers.clear(), socket),
    disconnect: vi.fn(),
    raise: (event: string, value?: unknown) => handlers.get(event)?.(value),
  };
  return socket;
}

function makeConnection() {
  const socket = makeSocket();
  const io = vi.fn(() => socket as unknown as Socket);
  const connection = createSocketConnection({ isEnabled: true, load: async () => ({ io: io }) });
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

  it('does not even load the library while live updates are switched off', async () => {
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

  it('goes from closed through opening to open, and back through closing', async () => {
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

  it('opens one connection however often it is asked to', async () => {
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

  it('is opening again while an outage lasts, and tells the failure once', async () => {
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

  it('is closed after the server has refused it', async () => {
    const { connection, socket } = makeConnection();
    await connection.connect('u1');
    socket.active = false;
    socket.raise('connect_error', new Error('Unauthorized'));
    expect(connection.state).toBe('closed');
  });

  it('tells a failure when the library cannot be loaded', async () => {
    const connection = createSocketConnection({ isEnabled: true, load: () => Promise.reject(new Error('offline')) });
    const failures: string[] = [];
    connection.onFailure((failure) => failures.push(failure));
    await connection.connect('u1');
    expect(failures).toEqual(['connect']);
    expect(connection.state).toBe('closed');
  });

  it('passes sound payloads on and keeps malformed ones back', async () => {
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

  it('hears of news whatever comes with it, and of a reaction by somebody without a picture', async () => {
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

  it('stops telling a listener that has unsubscribed', async () => {
    const { connection, socket } = makeConnection();
    const listener = vi.fn();
    const stop = connection.on('new_notification', listener);
    await connection.connect('u1');
    stop();
    socket.raise('new_notification');
    expect(listener).not.toHaveBeenCalled();
  });
});
