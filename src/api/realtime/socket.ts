import type * as socketIo from 'socket.io-client';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { settings } from '../settings.ts';
import type { RealtimeConnection } from './connection.ts';
import { type RealtimeEvent, realtimeEvents } from './events.ts';
import { createRealtimeHub } from './hub.ts';

/** Options of the socket. Delays and the time limit are in milliseconds. */
export function socketOptions(userId: string): Partial<ManagerOptions & SocketOptions> {
  return {
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Infinity,
    timeout: 20_000,
    auth: { userId },
  };
}

/** The used part of the socket library. */
type SocketLibrary = Pick<typeof socketIo, 'io'>;

type Dependencies = {
  isEnabled?: boolean;
  /** Loads the library on the first `connect`, so that a page without live updates doesn't load it. */
  load?: () => Promise<SocketLibrary>;
};

/** The library marks errors of its transport; every other error is a refusal by the server. */
function isTransportError(error: Error): boolean {
  return 'type' in error && error.type === 'TransportError';
}

/** A live connection to the page's own origin through Socket.IO. */
export function createSocketConnection({
  isEnabled = settings.isSocketEnabled,
  load = () => import('socket.io-client'),
}: Dependencies = {}): RealtimeConnection {
  const hub = createRealtimeHub();
  let socket: Socket | null = null;
  /** Incremented by every `connect` and `disconnect`, so that a library loaded late knows whether it is still needed. */
  let attempt = 0;

  function attach(opened: Socket) {
    opened.on('connect', () => hub.enter('open'));
    opened.on('disconnect', () => hub.enter(opened.active ? 'opening' : 'closed'));
    opened.on('connect_error', (error) => {
      hub.fail(isTransportError(error) ? 'websocket' : 'connect');
      // The library doesn't retry after a refusal by the server.
      if (!opened.active) hub.enter('closed');
    });
    for (const event of Object.keys(realtimeEvents) as RealtimeEvent[]) {
      opened.on(event, (payload: unknown) => hub.receive(event, payload));
    }
  }

  return {
    get state() {
      return hub.state;
    },
    on: hub.on,
    onStateChange: hub.onStateChange,
    onFailure: hub.onFailure,
    async connect(userId) {
      if (!isEnabled || hub.state !== 'closed') return;
      attempt += 1;
      const current = attempt;
      hub.enter('opening');
      const library = await load().catch(() => null);
      // Disconnected, and perhaps connected again, while the library was loading.
      if (current !== attempt) return;
      if (!library) {
        hub.fail('connect');
        hub.enter('closed');
        return;
      }
      socket = library.io(globalThis.location?.origin, socketOptions(userId));
      attach(socket);
    },
    disconnect() {
      if (hub.state === 'closed') return;
      attempt += 1;
      hub.enter('closing');
      socket?.off().disconnect();
      socket = null;
      hub.enter('closed');
    },
  };
}
