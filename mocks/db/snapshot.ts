import * as v from 'valibot';
import type { Database } from './database.ts';
import { targetTables } from './defineTable.ts';
import { isMoment } from './fields.ts';
import type { Change, Row, Table } from './table.ts';
import { type TableName, tableOf, tables } from './tables.ts';

/** Increase it whenever rows or worlds change shape, so that older saved states are dropped instead of misread. */
export const schemaVersion = 2;

/** A saved state: the world, when it was created, and every row that differs from it. */
export interface Snapshot {
  readonly schemaVersion: number;
  readonly world: string;
  /** When the world was created; its dates are relative to this moment. */
  readonly epoch: string;
  readonly feed?: number | undefined;
  readonly changes: readonly Change[];
  /** The previous rows of arranged situations, by situation, so that they can be undone after loading. */
  readonly arranged?: Readonly<Record<string, readonly Change[]>> | undefined;
}

/** Limit of generated posts; a world with more would take minutes to open. */
export const largestFeed = 50_000;

const isTable = (name: unknown): name is TableName => typeof name === 'string' && Object.hasOwn(tables, name);

/** Describes what is wrong with a change; undefined if it is valid. */
function faultOf(change: unknown): string | undefined {
  if (typeof change !== 'object' || change === null) return 'is unreadable.';
  const { table, id, row } = change as Record<string, unknown>;
  if (!isTable(table) || typeof id !== 'string') return 'is unreadable.';
  if (row === null) return undefined;
  const result = v.safeParse(tableOf(table).row, row);
  if (result.success && (row as Row).id === id && tableOf(table).hasMatchingKey(row as Row)) return undefined;
  const where = result.issues ? (v.getDotPath(result.issues[0]) ?? 'row') : 'id';
  return `is unreadable: ${table} ${id}, field ${where}.`;
}

/** Throws unless every change names a table and its row matches the table's schema. */
export function checkChanges(changes: readonly unknown[]): asserts changes is readonly Change[] {
  for (const [index, change] of changes.entries()) {
    const fault = faultOf(change);
    if (fault !== undefined) throw new Error(`Change ${index + 1} of this state ${fault}`);
  }
}

/** Validates a saved or imported state; throws an error with a readable message. */
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
 * Throws if a changed row refers to a row that is neither in the database nor among the changes, or if a change removes a
 * row to which a remaining row refers.
 */
export function checkReferences(db: Database, changes: readonly Change[]): void {
  const coming = new Map(changes.map((change) => [`${change.table}/${change.id}`, change.row !== null]));
  const isTakingAway = changes.some(
    ({ table, id, row }) => row === null && targetTables.some((target) => target === table) && db[table as TableName].get(id) !== undefined,
  );
  for (const change of isTakingAway ? referring(db) : []) {
    const lost = coming.has(`${change.table}/${change.id}`) ? undefined : pointsAtLost(change, coming);
    if (lost) throw new Error(`This state does not hold together: ${change.table} ${change.id} ${lost}.`);
  }
  for (const { table, id, row } of changes) {
    for (const [target, targetId] of row ? tableOf(table as TableName).references(row) : []) {
      if (coming.get(`${target}/${targetId}`) ?? db[target].get(targetId) !== undefined) continue;
      throw new Error(`This state does not hold together: ${table} ${id} points at ${targetId} in ${target}, which is not there.`);
    }
  }
}

/** All rows of the tables that refer to other tables. */
function* referring(db: Database): Generator<Change> {
  for (const table of Object.keys(tables) as TableName[])
    if (tableOf(table).isReferring) for (const row of db[table].all()) yield { table, id: row.id, row };
}

function pointsAtLost({ table, row }: Change, coming: ReadonlyMap<string, boolean>): string | undefined {
  const lost =
    row &&
    tableOf(table as TableName)
      .references(row)
      .find(([target, id]) => coming.get(`${target}/${id}`) === false);
  return lost ? `points at ${lost[1]} in ${lost[0]}, which is not there any more` : undefined;
}

/** Applies rows that were changed elsewhere: saved earlier, or in another tab. */
export function applyChanges(db: Database, changes: readonly Change[]): void {
  for (const { table, id, row } of changes) {
    const target = db[table as TableName] as unknown as Table<Row, string>;
    if (row) target.put(row);
    else target.delete(id);
  }
}
