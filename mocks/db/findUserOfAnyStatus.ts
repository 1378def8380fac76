import type { Database } from './database.ts';
import type { UserRow } from './tables.ts';

/** A person by id or username, whatever the status of their account. */
export const findUserOfAnyStatus = (db: Database, name: string): UserRow | undefined =>
  db.users.get(name) ?? db.users.by('username', name.trim().replace(/^@/, '').toLowerCase())[0];
