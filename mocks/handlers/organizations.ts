import { laws } from '@/api/contract/laws';
import { endpoints } from '@/api/table';
import { findOrganization } from '../db/operations/find.ts';
import * as groups from '../db/operations/groups.ts';
import { listBanned, listJoinRequests } from '../db/operations/joinRequests.ts';
import { clampLimit, listResponse, pageOf } from '../db/operations/paging.ts';
import { viewOrganization, viewOrganizationInFull, viewUserById } from '../db/views/index.ts';
import { type Implementation, implement } from '../http/implementation.ts';

/** A form's select may send `isPrivate` as an object with a value. */
function withPlainPrivacy(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('isPrivate' in body)) return body;
  const { isPrivate } = body;
  const isWrapped = typeof isPrivate === 'object' && isPrivate !== null && 'value' in isPrivate;
  return isWrapped ? { ...body, isPrivate: isPrivate.value } : body;
}

export const organizationHandlers: readonly Implementation[] = [
  implement(endpoints.getMyOrganizations, ({ db, viewer, caller, query }) =>
    listResponse(pageOf(groups.listGroups(db, caller, 'mine', query), clampLimit(query.limit, laws.getMyOrganizations.limit)), (row) =>
      viewOrganization(viewer, row),
    ),
  ),
  implement(endpoints.getOtherOrganizations, ({ db, viewer, caller, query }) =>
    listResponse(pageOf(groups.listGroups(db, caller, 'other', query), clampLimit(query.limit, laws.getOtherOrganizations.limit)), (row) =>
      viewOrganization(viewer, row),
    ),
  ),
  implement(endpoints.getOrganization, ({ db, viewer, params }) => viewOrganizationInFull(viewer, findOrganization(db, params.id))),
  implement(endpoints.getOrganizationByCode, ({ db, viewer, params }) =>
    viewOrganizationInFull(viewer, groups.findByCode(db, params.code)),
  ),
  implement(endpoints.getBannedUsers, ({ db, viewer, caller, params }) => {
    const results = listBanned(db, caller, params.id).map(({ userId, since }) => ({
      userId,
      user: viewUserById(viewer, userId),
      bannedAt: since,
    }));
    return { results, count: results.length };
  }),
  implement(endpoints.getOrganizationTypes, () => ({ results: groups.organizationTypes, count: groups.organizationTypes.length })),
  implement(
    endpoints.createOrganization,
    ({ db, caller, body, fresh }) => {
      const row = groups.createGroup(db, caller, body);
      return viewOrganizationInFull(fresh(), row);
    },
    { normalise: withPlainPrivacy },
  ),
  implement(
    endpoints.updateOrganization,
    ({ db, caller, params, body, fresh }) => {
      const row = groups.updateGroup(db, caller, params.orgId, body);
      return viewOrganizationInFull(fresh(), row);
    },
    { normalise: withPlainPrivacy },
  ),
  implement(endpoints.deleteOrganization, ({ db, caller, params }) => groups.deleteGroup(db, caller, params.id)),
  implement(endpoints.getJoinRequests, ({ db, viewer, caller, params }) => {
    const results = listJoinRequests(db, caller, params.id).map(({ userId, since }) => ({
      userId,
      user: viewUserById(viewer, userId),
      createdAt: since,
    }));
    return { results, count: results.length };
  }),
];
