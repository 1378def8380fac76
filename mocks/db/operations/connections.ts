import { law } from '@/api/contract/laws';
import { limits } from '@/api/contract/limits';
import { lastSignIn, notRegistered, signInFailed, usernameTaken } from '@/api/contract/refusals';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { UserRow } from '../tables.ts';
import { addUser, readPersonName } from './accounts.ts';
import { findByUsername } from './find.ts';

/** The networks to sign in with, and the field that stores the identity of each. */
const networks = {
  x: { field: 'xUsername', bad: law.connectX.invalid, taken: law.connectX.taken },
  bluesky: { field: 'blueskyHandle', bad: law.connectBluesky.invalid, taken: law.connectBluesky.taken },
  siwf: { field: 'siwfId', bad: signInFailed, taken: usernameTaken },
} as const;

export type Network = keyof typeof networks;

export interface Connection {
  readonly user: UserRow;
  readonly isNew: boolean;
}

/** The account to use when the code names none: the first person who has the network connected. */
function anyoneOn(db: Database, field: (typeof networks)[Network]['field']): UserRow | undefined {
  return [...db.users.all()].find((user) => user.status === 'active' && user[field] !== null);
}

/**
 * Handles the provider's response. Every non-empty code succeeds; `new-…` registers, `missing-…` is 404, `bad-…` is 400. Without a person who
 * has the network connected, X and Bluesky register, Frequency reports an unknown account. With a session the account is linked to it.
 */
export function connect(db: Database, network: Network, code: string, visitor: UserRow | null): Connection {
  const { field, bad, taken } = networks[network];
  const identity = code.trim();
  if (identity === '' || identity.length > limits.providerCode || identity.startsWith('bad-')) refuse(bad);
  if (identity.startsWith('missing-')) refuse(notRegistered);
  const [holder] = db.users.by(field, identity).filter((user) => user.status === 'active');
  if (visitor) {
    if (holder && holder.id !== visitor.id) refuse(taken);
    return { user: db.users.update(visitor.id, { [field]: identity }), isNew: false };
  }
  const known = holder ?? (identity.startsWith('new-') ? undefined : anyoneOn(db, field));
  if (known) return { user: known, isNew: false };
  if (network === 'siwf' && !identity.startsWith('new-')) refuse(notRegistered);
  return { user: addUser(db, { [field]: identity }), isNew: true };
}

/** Signs in with the provider's one-time code. A second use is refused before anything is written. */
export function completeSiwf(db: Database, code: string): Connection {
  if (db.spentCodes.get(code)) refuse(networks.siwf.bad);
  // The visitor is null because this endpoint always signs in; it never links the network to a signed-in account.
  const connection = connect(db, 'siwf', code, null);
  db.spentCodes.put({ id: code });
  return connection;
}

/** Disconnects the network; refuses if it is the person's only way to sign in. */
export function disconnect(db: Database, caller: UserRow, network: 'x' | 'bluesky'): UserRow {
  const other = network === 'x' ? caller.blueskyHandle : caller.xUsername;
  if (caller.phone === null && caller.siwfId === null && other === null) refuse(lastSignIn);
  return db.users.update(caller.id, { [networks[network].field]: null });
}

/** Claims a handle for the person, whose current one is `from`. A person unknown to the provider must confirm it there. */
export function claimHandle(db: Database, caller: UserRow, from: string, to: string): { baseHandle: string; needsConfirmation: boolean } {
  const trimmed = to.trim();
  const isMine = caller.username === null || caller.username.toLowerCase() === from.trim().toLowerCase();
  if (trimmed === '' || trimmed.startsWith('bad-') || !isMine) refuse(networks.siwf.bad);
  const handle = readPersonName(trimmed);
  const holder = findByUsername(db, handle);
  if (holder && holder.id !== caller.id) refuse(usernameTaken);
  db.users.update(caller.id, { username: handle, baseHandle: handle });
  return { baseHandle: handle, needsConfirmation: caller.siwfId === null };
}
