import * as v from 'valibot';
import type { Database } from './database.ts';
import { hasMatchingKey, referencesOf, referringTables, targetTables } from './references.ts';
import { isMoment, rowSchemas } from './rowSchemas.ts';
import type { Change, Row } from './table.ts';
import type { Tables } from './tables.ts';

/** Raise it whenever rows or worlds change shape: older saved state is then dropped instead of misread. */
export const schemaVersion = 2;

/** What is saved: which world it was, when it began, and every row that differs from it. */
export interface Snapshot {
  readonly schemaVersion: number;
  readonly world: string;
  /** The moment the world was made; its dates count back from here. */
  readonly epoch: string;
  readonly feed?: number | undefined;
  readonly changes: readonly Change[];
  /** What arranged situations changed, each row as it was before, so that they can still be ended. */
  readonly arranged?: Readonly<Record<string, readonly Change[]>> | undefined;
}

/** More generated posts than this would take minutes to open. */
export const largestFeed = 50_000;

const isTable = (name: unknown): name is keyof Tables => typeof name === 'string' && Object.hasOwn(rowSchemas, name);

/** What is wrong with a change; undefined when nothing is. */
function faultOf(change: unknown): string | undefined {
  if (typeof change !== 'object' || change === null) return 'is unreadable.';
  const { table, id, row } = change as Record<string, unknown>;
  if (!isTable(table) || typeof id !== 'string') return 'is unreadable.';
  if (row === null) return undefined;
  const result = v.safeParse(rowSchemas[table], row);
  if (result.success && (row as Row).id === id && hasMatchingKey(table, row as Row)) return undefined;
  const where = result.issues ? (v.getDotPath(result.issues[0]) ?? 'row') : 'id';
  return `is unreadable: ${table} ${id}, field ${where}.`;
}

/** Refuses changes whose rows are not what the collections hold. */
export function checkChanges(changes: readonly unknown[]): asserts changes is readonly Change[] {
  for (const [index, change] of changes.entries()) {
    const fault = faultOf(change);
    if (fault !== undefined) throw new Error(`Change ${index + 1} of this state ${fault}`);
  }
}

/** Validates a saved or imported state, with a readable error message. */
export function parseSnapshot(value: unknown): Snapshot {
  if (typeof value !== 'object' || value === null) throw new Error('This is not a saved state: it must be a JSON object.');
  const { schemaVersion: version, world, epoch, changes, feed, arranged = {} } = value as Record<string, unknown>;
  if (version !== schemaVersion) {
    throw new Error(`This state has schema version ${String(version)}; this build reads version ${schemaVersion}.`);
  }
  if (typeof world !== 'string' || typeof epoch !== 'string' || !isMoment(epoch)) {
    throw new Error('This state does not say which world it belongs to.');
  }
  if (feed !== undefined && !(typeof feed === 'number' && Number.isInteger(feed) && feed >= 0 && feed <= largestFeed)) {
    throw new Error(`This state has an unreadable feed size: it must be a whole number up to ${largestFeed}.`);
  }
  if (!Array.isArray(changes)) throw new Error('This state has no list of changes.');
  checkChanges(changes);
  if (typeof arranged !== 'object' || arranged === null) throw new Error('This state has unreadable situations.');
  for (const undo of Object.values(arranged as Record<string, unknown[]>)) checkChanges(undo);
  return { schemaVersion: version, world, epoch, feed, changes, arranged: arranged as Record<string, Change[]> };
}

/**
 * Refuses rows that point at somebody or something that is neither in the database nor among the changes, and changes that
 * take something away to which a row that stays points.
 */
export function checkReferences(db: Database, changes: readonly Change[]): void {
  const coming = new Map(changes.map((change) => [`${change.table}/${change.id}`, change.row !== null]));
  const isTakingAway = changes.some(
    ({ table, id, row }) => row === null && targetTables.has(table) && db[table as keyof Tables].get(id) !== undefined,
  );
  for (const change of isTakingAway ? referring(db) : []) {
    const lost = coming.has(`${change.table}/${change.id}`) ? undefined : pointsAtLost(change, coming);
    if (lost) throw new Error(`This state does not hold together: ${change.table} ${change.id} ${lost}.`);
  }
  for (const { table, id, row } of changes) {
    for (const [target, targetId] of row ? referencesOf(table as keyof Tables, row) : []) {
      if (coming.get(`${target}/${targetId}`) ?? db[target].get(targetId) !== undefined) continue;
      throw new Error(`This state does not hold together: ${table} ${id} points at ${targetId} in ${target}, which is not there.`);
    }
  }
}

/** Every row of the collections that point at others. */
function* referring(db: Database): Generator<Change> {
  for (const table of referringTables) for (const row of db[table].all()) yield { table, id: row.id, row };
}

function pointsAtLost({ table, row }: Change, coming: ReadonlyMap<string, boolean>): string | undefined {
  const lost = row && referencesOf(table as keyof Tables, row).find(([target, id]) => coming.get(`${target}/${id}`) === false);
  return lost ? `points at ${lost[1]} in ${lost[0]}, which is not there any more` : undefined;
}

/** Applies rows that were changed elsewhere: saved earlier, or in another tab. */
export function applyChanges(db: Database, changes: readonly Change[]): void {
  for (const { table, id, row } of changes) {
    const target = db[table as 'users'] as unknown as { put(row: Row): void; delete(id: string): void };
    // Also the id of a row that has gone is never made again.
    if (db[table as 'users'].makes(id)) db.ids.observe(id);
    if (row) target.put(row);
    else target.delete(id);
  }
}
