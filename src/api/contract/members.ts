import { endpoint } from '../endpoint.ts';
import { organizationSchema } from '../schema/organization.ts';
import { memberInputSchema, memberTargetSchema } from '../schema/organizationInput.ts';

/**
 * Invites somebody into a role. Every call here answers with the changed group.
 * @throws 400 User is banned from this group
 * @throws 400 User ID is required
 * @throws 403 Forbidden resource
 * @throws 404 User not found
 * @throws 404 Group not found
 * @throws 409 User is already a member
 * @throws 409 User is already invited
 */
export const inviteMember = endpoint({
  n: 64,
  method: 'POST',
  path: '/api/organizations/:orgId/invite-member',
  body: memberInputSchema,
  response: organizationSchema,
});

/**
 * Changes a member's role or whether the membership shows on their profile.
 * @throws 400 The owner's role cannot be changed
 * @throws 403 Forbidden resource
 * @throws 404 Member not found
 * @throws 404 Group not found
 */
export const editMember = endpoint({
  n: 65,
  method: 'POST',
  path: '/api/organizations/:orgId/edit-member',
  body: memberInputSchema,
  response: organizationSchema,
});

/**
 * Accepts the invitation the caller has.
 * @throws 404 Invitation not found
 * @throws 404 Group not found
 */
export const acceptInvitation = endpoint({
  n: 66,
  method: 'POST',
  path: '/api/organizations/:id/accept-invitation',
  response: organizationSchema,
});

/**
 * Declines the invitation the caller has.
 * @throws 404 Invitation not found
 * @throws 404 Group not found
 */
export const declineInvitation = endpoint({
  n: 67,
  method: 'POST',
  path: '/api/organizations/:id/decline-invitation',
  response: organizationSchema,
});

/**
 * Takes an invitation back.
 * @throws 403 Forbidden resource
 * @throws 404 Invitation not found
 * @throws 404 Group not found
 */
export const cancelInvitation = endpoint({
  n: 68,
  method: 'POST',
  path: '/api/organizations/:id/cancel-invitation',
  body: memberTargetSchema,
  response: organizationSchema,
});

/**
 * Removes a member.
 * @throws 400 The owner cannot be removed
 * @throws 403 Forbidden resource
 * @throws 404 Member not found
 * @throws 404 Group not found
 */
export const removeMember = endpoint({
  n: 69,
  method: 'POST',
  path: '/api/organizations/:id/remove-member',
  body: memberTargetSchema,
  response: organizationSchema,
});

/**
 * Bans a person; membership, invitation and join request are removed with it.
 * @throws 400 The owner cannot be banned
 * @throws 400 User ID is required
 * @throws 403 Forbidden resource
 * @throws 404 User not found
 * @throws 404 Group not found
 */
export const banUser = endpoint({
  n: 70,
  method: 'POST',
  path: '/api/organizations/:id/ban',
  body: memberTargetSchema,
  response: organizationSchema,
});

/**
 * Lifts a ban; the membership does not come back.
 * @throws 403 Forbidden resource
 * @throws 404 User not found
 * @throws 404 Group not found
 */
export const unbanUser = endpoint({
  n: 71,
  method: 'POST',
  path: '/api/organizations/:id/unban',
  body: memberTargetSchema,
  response: organizationSchema,
});

/**
 * Asks to join; somebody who is invited becomes a member at once.
 * @throws 400 You are banned from this group
 * @throws 404 Group not found
 * @throws 409 Request already sent
 * @throws 409 User is already a member
 */
export const requestToJoin = endpoint({
  n: 73,
  method: 'POST',
  path: '/api/organizations/:id/request-to-join',
  response: organizationSchema,
});

/**
 * Leaves a group; its channels leave the caller's followed channels.
 * @throws 400 The owner cannot leave the group
 * @throws 404 Group not found
 * @throws 404 Member not found
 */
export const leaveOrganization = endpoint({ n: 74, method: 'POST', path: '/api/organizations/:id/leave', response: organizationSchema });

/**
 * Lets somebody in as a plain, visible member.
 * @throws 403 Forbidden resource
 * @throws 404 Join request not found
 * @throws 404 Group not found
 */
export const acceptJoinRequest = endpoint({
  n: 75,
  method: 'POST',
  path: '/api/organizations/:id/accept-join-request',
  body: memberTargetSchema,
  response: organizationSchema,
});

/**
 * Turns a join request down.
 * @throws 403 Forbidden resource
 * @throws 404 Join request not found
 * @throws 404 Group not found
 */
export const declineJoinRequest = endpoint({
  n: 76,
  method: 'POST',
  path: '/api/organizations/:id/decline-join-request',
  body: memberTargetSchema,
  response: organizationSchema,
});
