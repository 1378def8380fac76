import * as v from 'valibot';
import { amount, dateSchema, flag, idSchema, list, nullableId, nullableText, text } from './fields.ts';
import { avatarFrom, fileRefSchema } from './file.ts';
import { completed, extension, lenient } from './tolerant.ts';
import { userSchema } from './user.ts';

export const organizationRoleSchema = v.picklist(['owner', 'admin', 'moderator', 'member']);

/** A group role. */
export type OrganizationRole = v.InferOutput<typeof organizationRoleSchema>;

export const assignableRoleSchema = v.picklist(['admin', 'moderator', 'member']);

/** The roles that can be given to a person. */
export type AssignableRole = v.InferOutput<typeof assignableRoleSchema>;

export const memberSchema = v.object({
  userId: idSchema,
  role: lenient(organizationRoleSchema, 'member'),
  hidden: flag,
  user: extension(userSchema),
  status: extension(v.picklist(['member', 'invited'])),
  since: extension(dateSchema),
});

/** A member of a group, or a person invited to it. */
export type Member = v.InferOutput<typeof memberSchema>;

export const membershipSchema = v.object({
  status: v.picklist(['none', 'invited', 'requested', 'member', 'banned']),
  role: extension(organizationRoleSchema),
  hidden: extension(v.boolean()),
  since: extension(dateSchema),
});

/** The caller's membership in a group, with its status. */
export type Membership = v.InferOutput<typeof membershipSchema>;

const organizationObject = v.object({
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
  code: extension(v.string()),
  channelId: extension(idSchema),
  numMembers: extension(amount),
  myMembership: extension(membershipSchema),
  members: extension(list(memberSchema)),
  invitations: extension(list(memberSchema)),
});

export const organizationSchema = completed(organizationObject, avatarFrom);

/** A group. */
export type Organization = v.InferOutput<typeof organizationSchema>;

export const bannedUserSchema = v.object({ userId: idSchema, user: extension(userSchema), bannedAt: extension(dateSchema) });

/** A person banned from a group. */
export type BannedUser = v.InferOutput<typeof bannedUserSchema>;

export const joinRequestSchema = v.object({ userId: idSchema, user: extension(userSchema), createdAt: extension(dateSchema) });

/** A person who asked to join a group. */
export type JoinRequest = v.InferOutput<typeof joinRequestSchema>;

export const organizationTypeSchema = v.object({ id: idSchema, name: text });

/** A kind of group, chosen when it is created. */
export type OrganizationType = v.InferOutput<typeof organizationTypeSchema>;
