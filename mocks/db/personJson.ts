import * as v from 'valibot';
import type { Database } from './database.ts';
import { pair } from './table.ts';
import { type MembershipRow, tables, type UserRow } from './tables.ts';

const membershipSchema = v.strictObject({
  group: v.string(),
  status: tables.memberships.row.entries.status,
  role: tables.memberships.row.entries.role,
  hidden: v.boolean(),
});

const personSchema = v.strictObject({ profile: v.strictObject(tables.users.row.entries), memberships: v.array(membershipSchema) });

/** A person's row and memberships (with the groups' usernames) as JSON, for editing as text. */
export function readPerson(db: Database, userId: string): string {
  const profile = db.users.get(userId);
  if (!profile) throw new Error('Nobody is signed in.');
  const memberships = db.memberships.by('user', userId).map(({ organizationId, status, role, hidden }) => ({
    group: db.organizations.get(organizationId)?.username ?? organizationId,
    status,
    role,
    hidden,
  }));
  return JSON.stringify({ profile, memberships }, null, 2);
}

/** Throws if another person has the same username or phone number. */
function demandOwnNames(db: Database, { id, username, phone }: UserRow): void {
  const others = (index: 'username' | 'phone', key: string | null) =>
    key !== null && db.users.by(index, key).some((user) => user.id !== id && user.status !== 'deleted');
  if (others('username', username?.toLowerCase() ?? null)) throw new Error(`Somebody else is called ${username ?? ''}.`);
  if (others('phone', phone)) throw new Error(`Somebody else has the number ${phone ?? ''}.`);
}

/**
 * Replaces a person with the edited JSON. Everything is checked first, so that an error leaves the database unchanged.
 * @throws Error with a readable reason when the text is invalid.
 */
export function writePerson(db: Database, userId: string, text: string): void {
  const result = v.safeParse(personSchema, JSON.parse(text));
  if (!result.success) throw new Error(`${v.getDotPath(result.issues[0]) ?? 'The person'}: ${result.issues[0].message}`);
  const { profile, memberships } = result.output;
  if (profile.id !== userId) throw new Error('The id cannot be changed: everything points at it.');
  demandOwnNames(db, profile);
  const rows = memberships.map(({ group, ...standing }): MembershipRow => {
    const [organization] = db.organizations.by('username', group.toLowerCase());
    if (!organization) throw new Error(`There is no group called ${group}.`);
    const id = pair(organization.id, userId);
    const since = db.memberships.get(id)?.since ?? db.clock.iso();
    const isOwner = organization.ownerId === userId;
    if (isOwner && standing.status !== 'member') throw new Error(`The owner of ${group} is in it.`);
    if ((standing.role === 'owner') !== isOwner) throw new Error(`Who owns ${group} is not changed here.`);
    return { id, organizationId: organization.id, userId, since, ...standing };
  });
  const lost = db.memberships.by('user', userId).filter((former) => !rows.some((row) => row.id === former.id));
  if (lost.some((row) => row.role === 'owner')) throw new Error('A group needs its owner.');
  for (const row of lost) db.memberships.delete(row.id);
  for (const row of rows) db.memberships.put(row);
  db.users.put(profile);
}
