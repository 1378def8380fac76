import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../schema/fields.ts';
import { notificationSchema } from '../schema/notification.ts';

/** Answers with the notifications, newest first: read, unread or (without `read`) all; `count` is for that filter. */
export const getNotifications = endpoint({
  n: 51,
  method: 'GET',
  path: '/api/notifications',
  query: v.object({ limit: v.optional(v.number()), offset: v.optional(v.number()), read: v.optional(v.boolean()) }),
  response: listOf(notificationSchema),
});

/** Answers with the latest 10 unread notifications; `count` is the number of all unread ones. */
export const getUnreadNotifications = endpoint({
  n: 52,
  method: 'GET',
  path: '/api/notifications/unread',
  response: listOf(notificationSchema),
});

/**
 * Marks a notification as read or unread and answers with it.
 * @throws 404 Notification not found
 */
export const setNotificationRead = endpoint({
  n: 53,
  method: 'POST',
  path: '/api/notifications/:id/read',
  body: v.object({ read: v.boolean() }),
  response: notificationSchema,
});
