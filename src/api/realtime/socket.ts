import type * as socketIo from 'socket.io-client';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { settings } from '../host.ts';
import type { RealtimeConnection } from './connection.ts';
import { type RealtimeEvent, realtimeEvents } from './events.ts';
import { createRealtimeHub } from './hub.ts';

/** How long to wait before the next attempt (specification, section 7), in milliseconds; doubled from attempt to attempt. */
const backoff = { first: 1000, longest: 5000, spread: 0.5 } as const;

/** The delay before the next attempt, with random jitter, for failures after which the library doesn't reconnect. Computed like the library's. */
export function delayAfter(failures: number, random: number = Math.random()): number {
  const delay = backoff.first * 2 ** Math.min(failures, 10) * (1 + backoff.spread * (2 * random - 1));
  return Math.min(delay, backoff.longest);
}

/** Options of the socket. Delays and the time limit are in milliseconds. */
export function socketOptions(userId: string): Partial<ManagerOptions & SocketOptions> {
  return {
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelay: backoff.first,
    reconnectionDelayMax: backoff.longest,
    randomizationFactor: backoff.spread,
    reconnectionAttempts: Infinity,
    timeout: 20_000,
    auth: { userId },
  };
}

/** The part of `socket.io-client` that is used, so that tests can replace it. */
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
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The library itself reconnects neither after the server has closed the connection nor after it has refused one. */
  function takeUpAgain(opened: Socket) {
    hub.enter('opening');
    if (opened.active) return;
    clearTimeout(timer);
    timer = setTimeout(() => opened.connect(), delayAfter(failures));
    failures += 1;
  }

  function attach(opened: Socket) {
    opened.on('connect', () => {
      failures = 0;
      hub.enter('open');
    });
    opened.on('disconnect', () => takeUpAgain(opened));
    opened.on('connect_error', (error) => {
      hub.fail(isTransportError(error) ? 'websocket' : 'connect');
      takeUpAgain(opened);
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
      failures = 0;
      clearTimeout(timer);
      hub.enter('closing');
      socket?.off().disconnect();
      socket = null;
      hub.enter('closed');
    },
  };
}
