import type { Database } from './database.ts';
import type { Change, Row } from './table.ts';
import { createTables } from './tables.ts';

/** Raise it whenever rows or worlds change shape: older saved state is then dropped instead of misread. */
export const schemaVersion = 1;

/** What is saved: which world it was, when it began, and every row that differs from it. */
export interface Snapshot {
  readonly schemaVersion: number;
  readonly world: string;
  /** The moment the world was made; its dates count back from here. */
  readonly epoch: string;
  readonly feed?: number | undefined;
  readonly changes: readonly Change[];
}

const tableNames = new Set(Object.keys(createTables(() => undefined)));

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  const { table, id, row } = value as Record<string, unknown>;
  const isRow = row === null || (typeof row === 'object' && (row as Row).id === id);
  return typeof table === 'string' && tableNames.has(table) && typeof id === 'string' && isRow;
}

/** Checks a saved or imported state and says plainly what is wrong with it. */
export function parseSnapshot(value: unknown): Snapshot {
  if (typeof value !== 'object' || value === null) throw new Error('This is not a saved state: it must be a JSON object.');
  const { schemaVersion: version, world, epoch, changes, feed } = value as Record<string, unknown>;
  if (version !== schemaVersion) {
    throw new Error(`This state has schema version ${String(version)}; this build reads version ${schemaVersion}.`);
  }
  if (typeof world !== 'string' || typeof epoch !== 'string' || Number.isNaN(Date.parse(epoch))) {
    throw new Error('This state does not say which world it belongs to.');
  }
  if (feed !== undefined && typeof feed !== 'number') throw new Error('This state has an unreadable feed size.');
  if (!Array.isArray(changes)) throw new Error('This state has no list of changes.');
  const broken = changes.findIndex((change) => !isChange(change));
  if (broken >= 0) throw new Error(`Change ${broken + 1} of this state is unreadable.`);
  return { schemaVersion: version, world, epoch, feed, changes: changes as Change[] };
}

/** Applies rows that were changed elsewhere: saved earlier, or in another tab. */
export function applyChanges(db: Database, changes: readonly Change[]): void {
  for (const { table, id, row } of changes) {
    const target = db[table as 'users'] as unknown as { put(row: Row): void; delete(id: string): void };
    if (row) target.put(row);
    else target.delete(id);
  }
}
