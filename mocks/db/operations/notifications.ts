import { law } from '@/api/contract/laws';
import type { Database } from '../database.ts';
import { found } from '../refusal.ts';
import type { NotificationRow } from '../tables.ts';
import { createViewer } from '../views/viewer.ts';
import { type Page, pageOf } from './paging.ts';

/** The person's notifications that they may still see, newest first; only read or unread ones when `read` is given. */
export function listNotifications(db: Database, userId: string, limit: number, offset = 0, read?: boolean): Page<NotificationRow> {
  const rows =
    read === undefined
      ? db.notifications.newest('user', userId)
      : db.notifications.newest('state', `${userId}/${read ? 'read' : 'unread'}`);
  const viewer = createViewer(db, userId);
  return pageOf(
    [...rows].filter((row) => viewer.mayOpen('notification', row)),
    limit,
    offset,
  );
}

/** Marks a person's own notification as read or unread. */
export function setRead(db: Database, userId: string, id: string, read: boolean): NotificationRow {
  const notification = db.notifications.get(id);
  const isOpen = notification?.userId === userId && createViewer(db, userId).mayOpen('notification', notification);
  found(isOpen ? notification : null, law.setNotificationRead.noNotification);
  return db.notifications.update(id, { read });
}
