import { law } from '@/api/contract/laws';
import type { Database } from '../database.ts';
import { found } from '../refusal.ts';
import type { NotificationRow } from '../rows.ts';
import { type Page, pageOf } from './paging.ts';

/** Newest first; only the read or unread ones when `read` is given. */
export function listNotifications(db: Database, userId: string, limit: number, offset = 0, read?: boolean): Page<NotificationRow> {
  const rows =
    read === undefined
      ? db.notifications.newest('user', userId)
      : db.notifications.newest('state', `${userId}/${read ? 'read' : 'unread'}`);
  return pageOf([...rows], limit, offset);
}

/** Marks a person's own notification as read or unread. */
export function setRead(db: Database, userId: string, id: string, read: boolean): NotificationRow {
  const notification = db.notifications.get(id);
  found(notification?.userId === userId ? notification : null, law.setNotificationRead.noNotification);
  return db.notifications.update(id, { read });
}
