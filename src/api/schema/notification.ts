import * as v from 'valibot';
import { dateSchema, flag, idSchema } from './fields.ts';
import { organizationSchema } from './organization.ts';
import { postSchema } from './post.ts';
import { extension } from './tolerant.ts';
import { userSchema } from './user.ts';

export const notificationTypeSchema = v.picklist([
  'follow',
  'reply',
  'quote',
  'repost',
  'reaction',
  'mention',
  'group_invitation',
  'group_join_request',
  'group_join_approved',
  'group_join_declined',
  'weigh_in',
  'system',
]);

/** The subject of a notification. */
export type NotificationType = v.InferOutput<typeof notificationTypeSchema>;

export const notificationSchema = v.object({
  id: idSchema,
  read: flag,
  type: extension(notificationTypeSchema),
  createdAt: extension(dateSchema),
  text: extension(v.string()),
  actorUser: extension(userSchema),
  post: extension(postSchema),
  organization: extension(organizationSchema),
});

/** A notification of the signed-in person. */
export type Notification = v.InferOutput<typeof notificationSchema>;
