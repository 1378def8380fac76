import * as v from 'valibot';
import { flag, list } from './fields.ts';
import { organizationRoleSchema, organizationSchema } from './organization.ts';
import { extension, lenient } from './tolerant.ts';
import { userSchema } from './user.ts';

export const userOrganizationSchema = v.object({
  organization: organizationSchema,
  role: lenient(organizationRoleSchema, 'member'),
  hidden: flag,
});

/** A group on somebody's profile. */
export type UserOrganization = v.InferOutput<typeof userOrganizationSchema>;

export const userProfileSchema = v.object({
  ...userSchema.entries,
  organizations: extension(list(userOrganizationSchema)),
});

/** A person with their groups. */
export type UserProfile = v.InferOutput<typeof userProfileSchema>;
