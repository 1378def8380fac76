import type { RealtimeEvent, RealtimePayload } from './events.ts';

/** The state of a live connection. An outage leads from `open` back to `opening`. */
export type RealtimeState = 'closed' | 'opening' | 'open' | 'closing';

/** How a live connection failed: the `websocket` itself, or the server's response to `connect`. */
export type RealtimeFailure = 'websocket' | 'connect';

/** A live connection. Features depend on this interface only, so that tests can use a fake. */
export interface RealtimeConnection {
  readonly state: RealtimeState;
  /** Opens the connection for this user; does nothing while one is open or opening, or when live updates are switched off. */
  connect(userId: string): Promise<void>;
  /** Closes the connection, also one that is still opening. */
  disconnect(): void;
  /** Subscribes to an event of the server; malformed payloads are dropped. Returns the function that unsubscribes. */
  on<TEvent extends RealtimeEvent>(event: TEvent, listener: (payload: RealtimePayload<TEvent>) => void): () => void;
  /** Subscribes to the state. Returns the function that unsubscribes. */
  onStateChange(listener: (state: RealtimeState) => void): () => void;
  /** Subscribes to failures, reported once per outage. Returns the function that unsubscribes. */
  onFailure(listener: (failure: RealtimeFailure) => void): () => void;
}
