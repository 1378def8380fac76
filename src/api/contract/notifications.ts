import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../schema/fields.ts';
import { notificationSchema } from '../schema/notification.ts';

export const getNotifications = endpoint({
  n: 51,
  method: 'GET',
  path: '/api/notifications',
  query: v.object({ limit: v.optional(v.number()), offset: v.optional(v.number()), read: v.optional(v.boolean()) }),
  response: listOf(notificationSchema),
});

export const getUnreadNotifications = endpoint({
  n: 52,
  method: 'GET',
  path: '/api/notifications/unread',
  response: listOf(notificationSchema),
});

export const setNotificationRead = endpoint({
  n: 53,
  method: 'POST',
  path: '/api/notifications/:id/read',
  body: v.object({ read: v.boolean() }),
  response: notificationSchema,
  keepsFeeds: true,
});
