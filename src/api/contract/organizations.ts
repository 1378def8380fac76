import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../schema/fields.ts';
import { bannedUserSchema, joinRequestSchema, organizationSchema, organizationTypeSchema } from '../schema/organization.ts';
import { organizationInputSchema, organizationPatchSchema } from '../schema/organizationInput.ts';

const listQuery = v.object({
  search: v.optional(v.string()),
  limit: v.optional(v.number()),
  autocomplete: v.optional(v.boolean()),
});

/**
 * Answers with the groups one owns, is in or is invited to.
 * @throws 401 Unauthorized
 * @throws 401 User no longer exists
 * @throws 401 User account is deleted
 */
export const getMyOrganizations = endpoint({
  n: 55,
  method: 'GET',
  path: '/api/organizations/my',
  query: listQuery,
  response: listOf(organizationSchema),
});

/**
 * Answers with all other groups, private and requested ones too, but not those that banned the caller.
 * @throws 401 Unauthorized
 * @throws 401 User no longer exists
 * @throws 401 User account is deleted
 */
export const getOtherOrganizations = endpoint({
  n: 56,
  method: 'GET',
  path: '/api/organizations/other',
  query: listQuery,
  response: listOf(organizationSchema),
});

/**
 * Answers with a group and its members, for the owner and admins also its invitations.
 * @throws 404 Group not found
 */
export const getOrganization = endpoint({ n: 57, method: 'GET', path: '/api/organizations/:id', response: organizationSchema });

/**
 * The same by the group's code or username.
 * @throws 404 Group not found
 */
export const getOrganizationByCode = endpoint({
  n: 58,
  method: 'GET',
  path: '/api/organizations/by-code/:code',
  response: organizationSchema,
});

/**
 * Answers with the people banned from a group.
 * @throws 403 Forbidden resource
 * @throws 404 Group not found
 */
export const getBannedUsers = endpoint({
  n: 59,
  method: 'GET',
  path: '/api/organizations/:id/banned-users',
  response: listOf(bannedUserSchema),
});

/** Answers with the kinds of groups to choose from. */
export const getOrganizationTypes = endpoint({
  n: 60,
  method: 'GET',
  path: '/api/organization-types',
  response: listOf(organizationTypeSchema),
});

/**
 * Creates a group with its default channel; the caller owns it.
 * @throws 400 Name is required
 * @throws 400 Username is required
 * @throws 400 Username is invalid
 * @throws 400 Type is required
 * @throws 400 Type is invalid
 * @throws 400 Email is invalid
 * @throws 400 Email is too long
 * @throws 400 Name is too long
 * @throws 400 Description is too long
 * @throws 400 Terms are too long
 * @throws 400 Picture not found
 * @throws 409 Username is already taken
 */
export const createOrganization = endpoint({
  n: 61,
  method: 'POST',
  path: '/api/organizations',
  body: organizationInputSchema,
  response: organizationSchema,
  status: 201,
});

/**
 * Changes a group; only the filled fields are sent.
 * @throws 400 Username is invalid
 * @throws 400 Type is invalid
 * @throws 400 Email is invalid
 * @throws 400 Email is too long
 * @throws 400 Name is too long
 * @throws 400 Description is too long
 * @throws 400 Terms are too long
 * @throws 400 Picture not found
 * @throws 403 Forbidden resource
 * @throws 404 Group not found
 * @throws 409 Username is already taken
 */
export const updateOrganization = endpoint({
  n: 62,
  method: 'PATCH',
  path: '/api/organizations/:orgId',
  body: organizationPatchSchema,
  response: organizationSchema,
});

/**
 * Deletes a group with its channels and their posts.
 * @throws 403 Forbidden resource
 * @throws 404 Group not found
 */
export const deleteOrganization = endpoint({ n: 63, method: 'DELETE', path: '/api/organizations/:id', response: null });

/**
 * Answers with who asked to join, oldest first.
 * @throws 403 Forbidden resource
 * @throws 404 Group not found
 */
export const getJoinRequests = endpoint({
  n: 72,
  method: 'GET',
  path: '/api/organizations/:id/join-requests',
  response: listOf(joinRequestSchema),
});
