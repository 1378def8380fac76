import type { Database } from '../database.ts';
import type { MembershipRow, UserRow } from '../rows.ts';
import { removeGroup } from './groups.ts';
import { outranks } from './permissions.ts';

/** The owner's successor: the member of the highest rank, and of those the one with the longest membership. */
function heirOf(db: Database, organizationId: string, ownerId: string): MembershipRow | undefined {
  const others = db.memberships.by('status', `${organizationId}/member`).filter((row) => row.userId !== ownerId);
  return others.reduce<MembershipRow | undefined>((best, row) => (best && !outranks(row.role, best.role) ? best : row), undefined);
}

/** A group needs a member who can delete it: the successor owns it, and an empty group is deleted. */
function handOver(db: Database, organizationId: string, ownerId: string): void {
  const heir = heirOf(db, organizationId, ownerId);
  if (!heir) return removeGroup(db, organizationId);
  db.organizations.update(organizationId, { ownerId: heir.userId });
  db.memberships.update(heir.id, { role: 'owner' });
}

/** Closes the account for good: it leaves every count, list and request. Its posts and reactions keep an author without a name. */
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
