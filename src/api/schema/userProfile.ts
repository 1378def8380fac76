import * as v from 'valibot';
import { flag, list } from './fields.ts';
import { organizationRoleSchema, organizationSchema } from './organization.ts';
import { extension, lenient } from './tolerant.ts';
import { userSchema } from './user.ts';

/** A group on somebody's profile. */
export const userOrganizationSchema = v.object({
  organization: organizationSchema,
  role: lenient(organizationRoleSchema, 'member'),
  hidden: flag,
});

/** A group on somebody's profile. */
export type UserOrganization = v.InferOutput<typeof userOrganizationSchema>;

/**
 * A person with their groups: all of one's own, of others the ones that are not hidden.
 * Apart from `User` because feeds need no groups and their chunk need not carry the group schemas.
 */
export const userProfileSchema = v.object({
  ...userSchema.entries,
  organizations: extension(list(userOrganizationSchema)),
});

/** A person with their groups. */
export type UserProfile = v.InferOutput<typeof userProfileSchema>;
