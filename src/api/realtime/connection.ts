import type { RealtimeEvent, RealtimePayload } from './events.ts';

/** Where a live connection stands. An outage leads from `open` back to `opening`. */
export type RealtimeState = 'closed' | 'opening' | 'open' | 'closing';

/** How a live connection failed: the `websocket` itself, or the server's answer to `connect`. */
export type RealtimeFailure = 'websocket' | 'connect';

/** A live connection. Features know this interface only, so that tests can put a fake in its place. */
export interface RealtimeConnection {
  readonly state: RealtimeState;
  /** Opens the connection as this user; does nothing while one is open or opening, or when live updates are switched off. */
  connect(userId: string): Promise<void>;
  /** Closes the connection, also one that is still opening. */
  disconnect(): void;
  /** Listens to an event of the server; malformed payloads do not arrive. Returns the function that stops it. */
  on<TEvent extends RealtimeEvent>(event: TEvent, listener: (payload: RealtimePayload<TEvent>) => void): () => void;
  /** Listens to the state. Returns the function that stops it. */
  onStateChange(listener: (state: RealtimeState) => void): () => void;
  /** Listens to failures, told once per outage. Returns the function that stops it. */
  onFailure(listener: (failure: RealtimeFailure) => void): () => void;
}
