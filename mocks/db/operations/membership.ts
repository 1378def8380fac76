import type { MemberInput } from '@/api';
import type { RefusalLaw } from '@/api/contract/law';
import { law } from '@/api/contract/laws';
import { alreadyMember, noInvitation, noMember, noUser } from '@/api/contract/refusals';
import { isAllowed, isAllowedOn, type MemberRight, memberRights, rightToGive } from '@/api/contract/rights';
import type { Database } from '../database.ts';
import { forbid, found, refuse } from '../refusal.ts';
import { pair } from '../table.ts';
import type { MembershipRow, OrganizationRow, UserRow } from '../tables.ts';
import { createViewer } from '../views/viewer.ts';
import { findOrganization, findUser } from './find.ts';
import { nameIn, notify } from './notify.ts';
import { memberOf, requireRight } from './permissions.ts';

/**
 * The row of a person's membership in a group; undefined where there is none. The transitions between its states, here and in
 * `joinRequests.ts`: none → invited → member or none; none → requested → member or none; anything → banned → none; member → none.
 */
function stateOf(db: Database, organizationId: string, userId: string): MembershipRow | undefined {
  return db.memberships.get(pair(organizationId, userId));
}

function enter(db: Database, organizationId: string, userId: string, state: Pick<MembershipRow, 'status'> & Partial<MembershipRow>): void {
  db.memberships.put({
    role: 'member',
    hidden: false,
    ...state,
    id: pair(organizationId, userId),
    organizationId,
    userId,
    since: db.clock.iso(),
  });
}

/** Removes the person as a follower of the group's channels, after they have left it. */
function dropChannels(db: Database, organizationId: string, userId: string): void {
  for (const channel of db.channels.by('owner', `organization/${organizationId}`)) db.channelFollows.delete(pair(userId, channel.id));
}

/** Makes the person's page reload its notifications, because those about posts of a private group are now hidden from them. */
const tellOfChange = (db: Database, userId: string) => db.events.emit({ name: 'new_notification', payload: {}, to: [userId] });

export function inviteMember(db: Database, caller: UserRow, organizationId: string, input: MemberInput): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  const mine = requireRight(db, organizationId, caller.id, 'invite');
  const user = findUser(db, input.userId);
  const before = stateOf(db, organizationId, user.id);
  if (createViewer(db, caller.id).isApartFrom(user.id)) refuse(law.inviteMember.apart);
  if (before?.status === 'banned') refuse(law.inviteMember.banned);
  if (before?.status === 'member') refuse(alreadyMember);
  // A second invitation would silently replace the role that the first one offers.
  if (before?.status === 'invited') refuse(law.inviteMember.alreadyInvited);
  if (input.role === 'admin' && !isAllowed('inviteAdmin', mine.role)) forbid();
  // Inviting a person who has asked to join accepts the request.
  const hasRequested = before?.status === 'requested';
  enter(db, organizationId, user.id, { status: hasRequested ? 'member' : 'invited', role: input.role, hidden: input.hidden });
  const text = hasRequested
    ? `You are now a member of ${organization.name}`
    : `${nameIn(db, caller.id)} invited you to ${organization.name}`;
  notify(db, { type: hasRequested ? 'group_join_approved' : 'group_invitation', to: user.id, actorId: caller.id, organizationId, text });
  return organization;
}

/** Changes a member's role and visibility. Members may hide themselves; only the owner and admins change roles. */
export function editMember(db: Database, caller: UserRow, organizationId: string, input: MemberInput): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  const mine = memberOf(db, organizationId, caller.id) ?? forbid();
  const target = found(memberOf(db, organizationId, input.userId), noMember);
  const isSelf = target.userId === caller.id;
  const changesHidden = target.hidden !== input.hidden;
  // The request schema has no role `owner`, so the role in a request about the owner is ignored.
  if (target.role === 'owner' && !changesHidden) refuse(law.editMember.owner);
  const changesRole = target.role !== 'owner' && target.role !== input.role;
  const maySetRole = isAllowedOn(rightToGive[input.role], mine.role, target.role);
  const maySetHidden = isSelf || isAllowedOn('editHidden', mine.role, target.role);
  if ((changesRole && !maySetRole) || (changesHidden && !maySetHidden)) forbid();
  db.memberships.update(target.id, { hidden: input.hidden, ...(changesRole ? { role: input.role } : {}) });
  return organization;
}

function findInvitation(db: Database, organizationId: string, userId: string): MembershipRow {
  const row = stateOf(db, organizationId, userId);
  return found(row?.status === 'invited' ? row : null, noInvitation);
}

export function acceptInvitation(db: Database, caller: UserRow, organizationId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  const { role, hidden } = findInvitation(db, organizationId, caller.id);
  enter(db, organizationId, caller.id, { status: 'member', role, hidden });
  return organization;
}

export function declineInvitation(db: Database, caller: UserRow, organizationId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  db.memberships.delete(findInvitation(db, organizationId, caller.id).id);
  return organization;
}

export function cancelInvitation(db: Database, caller: UserRow, organizationId: string, userId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  requireRight(db, organizationId, caller.id, 'cancelInvitation');
  db.memberships.delete(findInvitation(db, organizationId, userId).id);
  return organization;
}

/** Refuses unless the caller's rank permits the action on this person. Ranks don't protect a person outside the group. */
function demandRight(
  db: Database,
  caller: UserRow,
  organization: OrganizationRow,
  userId: string,
  right: MemberRight,
  owner: RefusalLaw,
): void {
  const mine = memberOf(db, organization.id, caller.id);
  if (!mine || memberRights[right][mine.role].length === 0) return forbid();
  if (organization.ownerId === userId) refuse(owner);
  const target = memberOf(db, organization.id, userId);
  if (target && !isAllowedOn(right, mine.role, target.role)) forbid();
}

export function removeMember(db: Database, caller: UserRow, organizationId: string, userId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  demandRight(db, caller, organization, userId, 'remove', law.removeMember.owner);
  db.memberships.delete(found(memberOf(db, organizationId, userId), noMember).id);
  dropChannels(db, organizationId, userId);
  tellOfChange(db, userId);
  return organization;
}

/** Bans the person; the ban replaces a membership, invitation or request. */
export function ban(db: Database, caller: UserRow, organizationId: string, userId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  demandRight(db, caller, organization, userId, 'ban', law.banUser.owner);
  enter(db, organizationId, findUser(db, userId).id, { status: 'banned' });
  dropChannels(db, organizationId, userId);
  tellOfChange(db, userId);
  return organization;
}

/** Lifts the ban, without restoring the membership. */
export function unban(db: Database, caller: UserRow, organizationId: string, userId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  requireRight(db, organizationId, caller.id, 'unban');
  const row = stateOf(db, organizationId, userId);
  db.memberships.delete(found(row?.status === 'banned' ? row : null, noUser).id);
  return organization;
}

export function leave(db: Database, caller: UserRow, organizationId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  if (organization.ownerId === caller.id) refuse(law.leaveOrganization.owner);
  db.memberships.delete(found(memberOf(db, organizationId, caller.id), noMember).id);
  dropChannels(db, organizationId, caller.id);
  return organization;
}
