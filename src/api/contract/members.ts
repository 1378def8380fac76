import { endpoint } from '../endpoint.ts';
import { organizationSchema } from '../schema/organization.ts';
import { memberInputSchema, memberTargetSchema } from '../schema/organizationInput.ts';

export const inviteMember = endpoint({
  n: 64,
  method: 'POST',
  path: '/api/organizations/:orgId/invite-member',
  body: memberInputSchema,
  response: organizationSchema,
});

export const editMember = endpoint({
  n: 65,
  method: 'POST',
  path: '/api/organizations/:orgId/edit-member',
  body: memberInputSchema,
  response: organizationSchema,
});

export const acceptInvitation = endpoint({
  n: 66,
  method: 'POST',
  path: '/api/organizations/:id/accept-invitation',
  response: organizationSchema,
});

export const declineInvitation = endpoint({
  n: 67,
  method: 'POST',
  path: '/api/organizations/:id/decline-invitation',
  response: organizationSchema,
});

export const cancelInvitation = endpoint({
  n: 68,
  method: 'POST',
  path: '/api/organizations/:id/cancel-invitation',
  body: memberTargetSchema,
  response: organizationSchema,
});

export const removeMember = endpoint({
  n: 69,
  method: 'POST',
  path: '/api/organizations/:id/remove-member',
  body: memberTargetSchema,
  response: organizationSchema,
});

export const banUser = endpoint({
  n: 70,
  method: 'POST',
  path: '/api/organizations/:id/ban',
  body: memberTargetSchema,
  response: organizationSchema,
});

export const unbanUser = endpoint({
  n: 71,
  method: 'POST',
  path: '/api/organizations/:id/unban',
  body: memberTargetSchema,
  response: organizationSchema,
});

export const requestToJoin = endpoint({
  n: 73,
  method: 'POST',
  path: '/api/organizations/:id/request-to-join',
  response: organizationSchema,
});

export const leaveOrganization = endpoint({ n: 74, method: 'POST', path: '/api/organizations/:id/leave', response: organizationSchema });

export const acceptJoinRequest = endpoint({
  n: 75,
  method: 'POST',
  path: '/api/organizations/:id/accept-join-request',
  body: memberTargetSchema,
  response: organizationSchema,
});

export const declineJoinRequest = endpoint({
  n: 76,
  method: 'POST',
  path: '/api/organizations/:id/decline-join-request',
  body: memberTargetSchema,
  response: organizationSchema,
});
