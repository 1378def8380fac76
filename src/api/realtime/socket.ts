import type * as socketIo from 'socket.io-client';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { settings } from '../settings.ts';
import type { RealtimeConnection } from './connection.ts';
import { type RealtimeEvent, realtimeEvents } from './events.ts';
import { createRealtimeHub } from './hub.ts';

/** How the socket is opened. Delays and the time limit are in milliseconds. */
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

/** The part of the socket library that is used. */
type SocketLibrary = Pick<typeof socketIo, 'io'>;

type Dependencies = {
  isEnabled?: boolean;
  /** Loads the library on the first `connect`, so that a page without live updates does not carry it. */
  load?: () => Promise<SocketLibrary>;
};

/** The library marks what its transport reports; everything else is the server refusing the connection. */
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
  /** Grows with every `connect` and `disconnect`, so that a library loaded late knows whether it is still wanted. */
  let attempt = 0;

  function attach(opened: Socket) {
    opened.on('connect', () => hub.enter('open'));
    opened.on('disconnect', () => hub.enter(opened.active ? 'opening' : 'closed'));
    opened.on('connect_error', (error) => {
      hub.fail(isTransportError(error) ? 'websocket' : 'connect');
      // Refused by the server, the library does not try again by itself.
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
      // Disconnected, and perhaps connected anew, while the library was loading.
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
