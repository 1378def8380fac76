import type { MemberInput } from '@/api';
import type { RefusalLaw } from '@/api/contract/law';
import { law } from '@/api/contract/laws';
import { alreadyMember, noInvitation, noMember, noUser } from '@/api/contract/refusals';
import { isAllowed, isAllowedOn, type MemberRight, memberRights, rightToGive } from '@/api/contract/rights';
import type { Database } from '../database.ts';
import { forbid, found, refuse } from '../refusal.ts';
import { type MembershipRow, type OrganizationRow, pair, type UserRow } from '../rows.ts';
import { findOrganization, findUser } from './find.ts';
import { nameIn, notify } from './notify.ts';
import { memberOf, requireRight } from './permissions.ts';

/**
 * The membership states of a person in a group, and all transitions between them:
 * none → invited → member; none → requested → member; anything → banned → none; member → none.
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

/** A person outside the group no longer follows its channels. */
function dropChannels(db: Database, organizationId: string, userId: string): void {
  for (const channel of db.channels.by('owner', `organization/${organizationId}`)) db.channelFollows.delete(pair(userId, channel.id));
}

export function inviteMember(db: Database, caller: UserRow, organizationId: string, input: MemberInput): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  const mine = requireRight(db, organizationId, caller.id, 'invite');
  const user = findUser(db, input.userId);
  const before = stateOf(db, organizationId, user.id);
  if (before?.status === 'banned') refuse(law.inviteMember.banned);
  if (before?.status === 'member') refuse(alreadyMember);
  // A second invitation would quietly take the first one's role away.
  if (before?.status === 'invited') refuse(law.inviteMember.alreadyInvited);
  if (input.role === 'admin' && !isAllowed('inviteAdmin', mine.role)) forbid();
  // Both sides have now agreed.
  const isWanted = before?.status === 'requested';
  enter(db, organizationId, user.id, { status: isWanted ? 'member' : 'invited', role: input.role, hidden: input.hidden });
  const text = isWanted ? `You are now a member of ${organization.name}` : `${nameIn(db, caller.id)} invited you to ${organization.name}`;
  notify(db, { type: isWanted ? 'group_join_approved' : 'group_invitation', to: user.id, actorId: caller.id, organizationId, text });
  return organization;
}

/** Role and visibility are two rights: everybody may hide themselves, only owner and admins change roles. */
export function editMember(db: Database, caller: UserRow, organizationId: string, input: MemberInput): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  const mine = memberOf(db, organizationId, caller.id) ?? forbid();
  const target = found(memberOf(db, organizationId, input.userId), noMember);
  const isSelf = target.userId === caller.id;
  const changesHidden = target.hidden !== input.hidden;
  // The owner's role cannot even be named in the request, so for the owner only the visibility counts.
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

/** Refuses unless the caller may do it to this person. Ranks don't restrict actions on a person outside the group. */
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
  return organization;
}

/** Takes the place of membership, invitation and request. */
export function ban(db: Database, caller: UserRow, organizationId: string, userId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  demandRight(db, caller, organization, userId, 'ban', law.banUser.owner);
  enter(db, organizationId, findUser(db, userId).id, { status: 'banned' });
  dropChannels(db, organizationId, userId);
  return organization;
}

/** Lifts the ban and nothing else. */
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
