import type { Clock } from './clock.ts';
import { EventHub } from './events.ts';
import { createIds, type Ids } from './ids.ts';
import type { Change, Row } from './table.ts';
import { createTables, type Tables } from './tables.ts';
import { defaultUploadLimit } from './uploadLimit.ts';

/** The backend's memory: its collections, its clock and ids, and its events. */
export interface Database extends Tables {
  readonly clock: Clock;
  readonly ids: Ids;
  /** How many bytes of uploads are kept in all. */
  uploadLimit: number;
  /** Live events made by operations; the hosts deliver them. */
  readonly events: EventHub;
  /** Calls back with every row that changes, and what it was before. Returns the unsubscribe function. */
  onChange(listener: (change: Change, before: Row | null) => void): () => void;
}

/** Makes an empty database. */
export function createDatabase(clock: Clock, events: EventHub = new EventHub()): Database {
  const ids = createIds();
  const listeners = new Set<(change: Change, before: Row | null) => void>();
  const tables: Tables = createTables((change, before) => {
    // A sign-in code or a pair of ids is no id of ours, whatever it looks like.
    if (tables[change.table as keyof Tables].makes(change.id)) ids.observe(change.id);
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
