import type { Clock } from './clock.ts';
import { EventHub } from './events.ts';
import { createIds, type Ids } from './ids.ts';
import type { Change, Row } from './table.ts';
import { createTables, type Tables } from './tables.ts';
import { defaultUploadLimit } from './uploadLimit.ts';

/** The backend's state: its collections, clock, ids and live events. */
export interface Database extends Tables {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Limit of all uploads together, in bytes. */
  uploadLimit: number;
  /** Live events: operations emit them, and the host (page or server) delivers them. */
  readonly events: EventHub;
  /** Calls the listener with every changed row and its previous state. Returns the unsubscribe function. */
  onChange(listener: (change: Change, before: Row | null) => void): () => void;
}

/** Creates an empty database. */
export function createDatabase(clock: Clock, events: EventHub = new EventHub()): Database {
  const ids = createIds();
  const listeners = new Set<(change: Change, before: Row | null) => void>();
  const tables = createTables(ids, (change, before) => {
    for (const listener of listeners) listener(change, before);
  });
  return {
    ...tables,
    uploadLimit: defaultUploadLimit,
    clock,
    ids,
    events,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
