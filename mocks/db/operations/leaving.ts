import type { Database } from '../database.ts';
import type { MembershipRow, UserRow } from '../tables.ts';
import { removeGroup } from './groups.ts';
import { outranks } from './permissions.ts';

/** The owner's successor: the member with the highest rank and, among equals, the longest membership. */
function successorOf(db: Database, organizationId: string, ownerId: string): MembershipRow | undefined {
  const others = db.memberships.by('status', `${organizationId}/member`).filter((row) => row.userId !== ownerId);
  return others.reduce<MembershipRow | undefined>((best, row) => (best && !outranks(row.role, best.role) ? best : row), undefined);
}

/** Transfers the group to the successor, because only an owner can delete it; deletes a group without other members. */
function handOver(db: Database, organizationId: string, ownerId: string): void {
  const successor = successorOf(db, organizationId, ownerId);
  if (!successor) return removeGroup(db, organizationId);
  db.organizations.update(organizationId, { ownerId: successor.userId });
  db.memberships.update(successor.id, { role: 'owner' });
}

/** Deletes the account, with its memberships, follows and drafts. Its posts and reactions stay, with a nameless author. */
export function deleteAccount(db: Database, caller: UserRow): void {
  for (const { organizationId, role } of db.memberships.by('user', caller.id)) {
    if (role === 'owner') handOver(db, organizationId, caller.id);
  }
  for (const membership of db.memberships.by('user', caller.id)) db.memberships.delete(membership.id);
  for (const kind of ['follow', 'monitor']) {
    for (const follow of db.follows.by('from', `${caller.id}/${kind}`)) db.follows.delete(follow.id);
    for (const follow of db.follows.by('to', `${caller.id}/${kind}`)) db.follows.delete(follow.id);
  }
  for (const follow of db.channelFollows.by('user', caller.id)) db.channelFollows.delete(follow.id);
  for (const draft of db.drafts.by('user', caller.id)) db.drafts.delete(draft.id);
  db.users.update(caller.id, { status: 'deleted' });
}
