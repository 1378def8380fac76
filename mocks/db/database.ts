import type { Clock } from './clock.ts';
import { createIds, type Ids } from './ids.ts';
import { EventHub } from './events.ts';
import type { Change } from './table.ts';
import { createTables, type Tables } from './tables.ts';

/** The backend's memory: its collections, its clock and ids, and what it tells the world. */
export interface Database extends Tables {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Live events made by operations; the hosts deliver them. */
  readonly events: EventHub;
  /** Calls back with every row that changes. Returns the unsubscribe function. */
  onChange(listener: (change: Change) => void): () => void;
}

/** Makes an empty database. */
export function createDatabase(clock: Clock, events: EventHub = new EventHub()): Database {
  const ids = createIds();
  const listeners = new Set<(change: Change) => void>();
  const tables = createTables((change) => {
    ids.observe(change.id);
    for (const listener of listeners) listener(change);
  });
  return {
    ...tables,
    clock,
    ids,
    events,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
