import type { Database } from './database.ts';
import type { UserRow } from './rows.ts';

/** Somebody by id or username, whatever became of their account. */
export const findUserOfAnyStatus = (db: Database, name: string): UserRow | undefined =>
  db.users.get(name) ?? db.users.by('username', name.trim().replace(/^@/, '').toLowerCase())[0];
