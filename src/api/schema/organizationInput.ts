import * as v from 'valibot';
import { idSchema } from './fields.ts';
import { assignableRoleSchema } from './organization.ts';

export const organizationInputSchema = v.object({
  isPrivate: v.boolean(),
  name: v.string(),
  username: v.string(),
  email: v.optional(v.string()),
  description: v.optional(v.string()),
  typeId: idSchema,
  avatarFileId: v.optional(idSchema),
  terms: v.optional(v.string()),
});

/** The body for creating a group. */
export type OrganizationInput = v.InferInput<typeof organizationInputSchema>;

export const organizationPatchSchema = v.partial(organizationInputSchema);

/** The body for changing a group: only the filled fields. */
export type OrganizationPatch = v.InferInput<typeof organizationPatchSchema>;

export const memberTargetSchema = v.object({ userId: idSchema });

export const memberInputSchema = v.object({ userId: idSchema, role: assignableRoleSchema, hidden: v.boolean() });

/** A member's role and visibility, for inviting and editing. */
export type MemberInput = v.InferInput<typeof memberInputSchema>;
