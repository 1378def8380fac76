import * as v from 'valibot';
import { amount, dateSchema, flag, idSchema, list, nullableId, nullableText, text } from './fields.ts';
import { fileRefSchema } from './file.ts';
import { extension, lenient } from './tolerant.ts';
import { userSchema } from './user.ts';

/** A group role. `owner` follows from `ownerId` and is never assigned. */
export const organizationRoleSchema = v.picklist(['owner', 'admin', 'moderator', 'member']);

/** A group role. */
export type OrganizationRole = v.InferOutput<typeof organizationRoleSchema>;

/** The roles a person can be given. */
export const assignableRoleSchema = v.picklist(['admin', 'moderator', 'member']);

/** The roles a person can be given. */
export type AssignableRole = v.InferOutput<typeof assignableRoleSchema>;

/** Somebody who is in a group or invited to it. */
export const memberSchema = v.object({
  userId: idSchema,
  role: lenient(organizationRoleSchema, 'member'),
  /** Whether the membership is kept off the member's profile. */
  hidden: flag,
  user: extension(userSchema),
  status: extension(v.picklist(['member', 'invited'])),
  /** Since when they are in, or invited. */
  since: extension(dateSchema),
});

/** Somebody who is in a group or invited to it. */
export type Member = v.InferOutput<typeof memberSchema>;

/** Where the caller stands towards a group. */
export const membershipSchema = v.object({
  status: v.picklist(['none', 'invited', 'requested', 'member', 'banned']),
  role: extension(organizationRoleSchema),
  hidden: extension(v.boolean()),
  /** Since when that is so; of members only. */
  since: extension(dateSchema),
});

/** Where the caller stands towards a group. */
export type Membership = v.InferOutput<typeof membershipSchema>;

/** A group. */
export const organizationSchema = v.object({
  id: idSchema,
  ownerId: idSchema,
  name: text,
  username: text,
  email: nullableText,
  description: nullableText,
  typeId: text,
  avatarFileId: nullableId,
  isPrivate: flag,
  terms: nullableText,
  avatarFile: extension(fileRefSchema),
  /** For `getOrganizationByCode`; the username works there too. */
  code: extension(v.string()),
  /** The default channel: the group's feed. */
  channelId: extension(idSchema),
  /** Absent for those outside a private group, as its email and terms are `null`. */
  numMembers: extension(amount),
  myMembership: extension(membershipSchema),
  /** Only from `getOrganization`, `getOrganizationByCode` and changes; `[]` for outsiders of a private group. */
  members: extension(list(memberSchema)),
  /** As `members`, for the owner and admins only. */
  invitations: extension(list(memberSchema)),
});

/** A group. */
export type Organization = v.InferOutput<typeof organizationSchema>;

/** Somebody banned from a group. */
export const bannedUserSchema = v.object({ userId: idSchema, user: extension(userSchema), bannedAt: extension(dateSchema) });

/** Somebody banned from a group. */
export type BannedUser = v.InferOutput<typeof bannedUserSchema>;

/** Somebody who asked to join a group. */
export const joinRequestSchema = v.object({ userId: idSchema, user: extension(userSchema), createdAt: extension(dateSchema) });

/** Somebody who asked to join a group. */
export type JoinRequest = v.InferOutput<typeof joinRequestSchema>;

/** A kind of group, chosen when it is created. */
export const organizationTypeSchema = v.object({ id: idSchema, name: text });

/** A kind of group, chosen when it is created. */
export type OrganizationType = v.InferOutput<typeof organizationTypeSchema>;
