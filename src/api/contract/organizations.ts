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

export const getMyOrganizations = endpoint({
  n: 55,
  method: 'GET',
  path: '/api/organizations/my',
  query: listQuery,
  response: listOf(organizationSchema),
});

export const getOtherOrganizations = endpoint({
  n: 56,
  method: 'GET',
  path: '/api/organizations/other',
  query: listQuery,
  response: listOf(organizationSchema),
});

export const getOrganization = endpoint({ n: 57, method: 'GET', path: '/api/organizations/:id', response: organizationSchema });

export const getOrganizationByCode = endpoint({
  n: 58,
  method: 'GET',
  path: '/api/organizations/by-code/:code',
  response: organizationSchema,
});

export const getBannedUsers = endpoint({
  n: 59,
  method: 'GET',
  path: '/api/organizations/:id/banned-users',
  response: listOf(bannedUserSchema),
});

export const getOrganizationTypes = endpoint({
  n: 60,
  method: 'GET',
  path: '/api/organization-types',
  response: listOf(organizationTypeSchema),
});

export const createOrganization = endpoint({
  n: 61,
  method: 'POST',
  path: '/api/organizations',
  body: organizationInputSchema,
  response: organizationSchema,
  status: 201,
});

export const updateOrganization = endpoint({
  n: 62,
  method: 'PATCH',
  path: '/api/organizations/:orgId',
  body: organizationPatchSchema,
  response: organizationSchema,
});

export const deleteOrganization = endpoint({ n: 63, method: 'DELETE', path: '/api/organizations/:id', response: null });

export const getJoinRequests = endpoint({
  n: 72,
  method: 'GET',
  path: '/api/organizations/:id/join-requests',
  response: listOf(joinRequestSchema),
});
