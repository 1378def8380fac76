import type { RealtimeConnection, RealtimeFailure } from './connection.ts';
import type { RealtimeEvent, RealtimePayload } from './events.ts';
import { createRealtimeHub } from './hub.ts';

/** A live connection that a test drives by hand. */
export interface FakeConnection extends RealtimeConnection {
  /** The user it was last opened for. */
  readonly userId: string | null;
  /** Delivers a server event. The payload is validated like a real one. */
  receive<TEvent extends RealtimeEvent>(event: TEvent, payload?: RealtimePayload<TEvent>): void;
  /** Loses the connection: reconnecting starts and the failure is reported. */
  lose(failure: RealtimeFailure): void;
  /** Ends an outage. */
  recover(): void;
}

/** A connection without a network, for tests and stories; it opens at once. */
export function createFakeConnection(): FakeConnection {
  const hub = createRealtimeHub();
  let userId: string | null = null;
  return {
    get state() {
      return hub.state;
    },
    get userId() {
      return userId;
    },
    on: hub.on,
    onStateChange: hub.onStateChange,
    onFailure: hub.onFailure,
    async connect(id) {
      if (hub.state !== 'closed') return;
      userId = id;
      hub.enter('opening');
      hub.enter('open');
    },
    disconnect() {
      if (hub.state === 'closed') return;
      hub.enter('closing');
      hub.enter('closed');
    },
    receive: (event, payload) => hub.receive(event, payload),
    lose(failure) {
      hub.enter('opening');
      hub.fail(failure);
    },
    recover: () => hub.enter('open'),
  };
}
