import { endpoints } from '@/api/table';
import * as requests from '../db/operations/joinRequests.ts';
import * as membership from '../db/operations/membership.ts';
import type { OrganizationRow } from '../db/tables.ts';
import { type Viewer, viewOrganizationInFull } from '../db/views/index.ts';
import { type Implementation, implement } from '../http/implementation.ts';

/** The caller's view is read again, because the step may have changed what they may see. */
const after = (fresh: () => Viewer, row: OrganizationRow) => viewOrganizationInFull(fresh(), row);

export const memberHandlers: readonly Implementation[] = [
  implement(endpoints.inviteMember, ({ db, caller, params, body, fresh }) =>
    after(fresh, membership.inviteMember(db, caller, params.orgId, body)),
  ),
  implement(endpoints.editMember, ({ db, caller, params, body, fresh }) =>
    after(fresh, membership.editMember(db, caller, params.orgId, body)),
  ),
  implement(endpoints.acceptInvitation, ({ db, caller, params, fresh }) =>
    after(fresh, membership.acceptInvitation(db, caller, params.id)),
  ),
  implement(endpoints.declineInvitation, ({ db, caller, params, fresh }) =>
    after(fresh, membership.declineInvitation(db, caller, params.id)),
  ),
  implement(endpoints.cancelInvitation, ({ db, caller, params, body, fresh }) =>
    after(fresh, membership.cancelInvitation(db, caller, params.id, body.userId)),
  ),
  implement(endpoints.removeMember, ({ db, caller, params, body, fresh }) =>
    after(fresh, membership.removeMember(db, caller, params.id, body.userId)),
  ),
  implement(endpoints.banUser, ({ db, caller, params, body, fresh }) => after(fresh, membership.ban(db, caller, params.id, body.userId))),
  implement(endpoints.unbanUser, ({ db, caller, params, body, fresh }) =>
    after(fresh, membership.unban(db, caller, params.id, body.userId)),
  ),
  implement(endpoints.requestToJoin, ({ db, caller, params, fresh }) => after(fresh, requests.requestToJoin(db, caller, params.id))),
  implement(endpoints.leaveOrganization, ({ db, caller, params, fresh }) => after(fresh, membership.leave(db, caller, params.id))),
  implement(endpoints.acceptJoinRequest, ({ db, caller, params, body, fresh }) =>
    after(fresh, requests.acceptJoinRequest(db, caller, params.id, body.userId)),
  ),
  implement(endpoints.declineJoinRequest, ({ db, caller, params, body, fresh }) =>
    after(fresh, requests.declineJoinRequest(db, caller, params.id, body.userId)),
  ),
];
