import type { Laws } from './law.ts';

export const notificationLaws = {
  getNotifications: {
    about: 'Answers with the notifications, newest first: read, unread or (without `read`) all; `count` is for that filter.',
    limit: 10,
  },
  getUnreadNotifications: {
    about: 'Answers with the latest 10 unread notifications; `count` is the number of all unread ones.',
  },
  setNotificationRead: {
    about: 'Marks a notification as read or unread and answers with it.',
    errors: {
      noNotification: [404, 'Notification not found'],
    },
  },
} as const satisfies Laws;
