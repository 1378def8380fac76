import { law } from '@/api/contract/laws';
import { alreadyMember, noJoinRequest } from '@/api/contract/refusals';
import { isAllowed } from '@/api/contract/rights';
import type { Database } from '../database.ts';
import { found, refuse } from '../refusal.ts';
import { pair } from '../table.ts';
import type { MembershipRow, OrganizationRow, UserRow } from '../tables.ts';
import { findOrganization } from './find.ts';
import { acceptInvitation } from './membership.ts';
import { nameIn, notify } from './notify.ts';
import { requireRight } from './permissions.ts';

/** Adds a request to join; an invited person becomes a member at once. */
export function requestToJoin(db: Database, caller: UserRow, organizationId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  const id = pair(organizationId, caller.id);
  switch (db.memberships.get(id)?.status) {
    case 'banned':
      return refuse(law.requestToJoin.banned);
    case 'requested':
      return refuse(law.requestToJoin.alreadyRequested);
    case 'member':
      return refuse(alreadyMember);
    case 'invited':
      return acceptInvitation(db, caller, organizationId);
    default:
  }
  db.memberships.put({ id, organizationId, userId: caller.id, status: 'requested', role: 'member', hidden: false, since: db.clock.iso() });
  for (const { role, userId } of db.memberships.by('status', `${organizationId}/member`)) {
    const text = `${nameIn(db, caller.id)} asked to join ${organization.name}`;
    if (isAllowed('handleRequests', role)) notify(db, { type: 'group_join_request', to: userId, actorId: caller.id, organizationId, text });
  }
  return organization;
}

/** Open requests to join, oldest first. */
export function listJoinRequests(db: Database, caller: UserRow, organizationId: string): MembershipRow[] {
  findOrganization(db, organizationId);
  requireRight(db, organizationId, caller.id, 'handleRequests');
  return db.memberships.by('status', `${organizationId}/requested`);
}

export function listBanned(db: Database, caller: UserRow, organizationId: string): MembershipRow[] {
  findOrganization(db, organizationId);
  requireRight(db, organizationId, caller.id, 'viewBanned');
  return db.memberships.by('status', `${organizationId}/banned`);
}

function findRequest(db: Database, caller: UserRow, organizationId: string, userId: string): MembershipRow {
  requireRight(db, organizationId, caller.id, 'handleRequests');
  const row = db.memberships.get(pair(organizationId, userId));
  return found(row?.status === 'requested' ? row : null, noJoinRequest);
}

/** Accepts the request: the person becomes a visible member with the role `member`. */
export function acceptJoinRequest(db: Database, caller: UserRow, organizationId: string, userId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  const request = findRequest(db, caller, organizationId, userId);
  db.memberships.put({ ...request, status: 'member', role: 'member', hidden: false, since: db.clock.iso() });
  notify(db, {
    type: 'group_join_approved',
    to: userId,
    actorId: caller.id,
    organizationId,
    text: `You are now a member of ${organization.name}`,
  });
  return organization;
}

export function declineJoinRequest(db: Database, caller: UserRow, organizationId: string, userId: string): OrganizationRow {
  const organization = findOrganization(db, organizationId);
  db.memberships.delete(findRequest(db, caller, organizationId, userId).id);
  notify(db, {
    type: 'group_join_declined',
    to: userId,
    actorId: caller.id,
    organizationId,
    text: `${organization.name} declined your request`,
  });
  return organization;
}
