import { law, laws } from '@/api/contract/laws';
import { limits } from '@/api/contract/limits';
import { endpoints } from '@/api/table';
import * as notifications from '../db/operations/notifications.ts';
import { clampLimit, listResponse } from '../db/operations/paging.ts';
import { refuse } from '../db/refusal.ts';
import { viewNotification } from '../db/views/index.ts';
import { type Implementation, implement, implementPublic } from '../http/implementation.ts';

const pageSize = laws.getNotifications.limit;

export const notificationHandlers: readonly Implementation[] = [
  implement(endpoints.getNotifications, ({ db, viewer, caller, query }) => {
    const page = notifications.listNotifications(db, caller.id, clampLimit(query.limit, pageSize), query.offset, query.read);
    return listResponse(page, (row) => viewNotification(viewer, row));
  }),
  implement(endpoints.getUnreadNotifications, ({ db, viewer, caller }) =>
    listResponse(notifications.listNotifications(db, caller.id, pageSize, 0, false), (row) => viewNotification(viewer, row)),
  ),
  implement(endpoints.setNotificationRead, ({ db, viewer, caller, params, body }) =>
    viewNotification(viewer, notifications.setRead(db, caller.id, params.id, body.read)),
  ),
];

export const metricHandlers: readonly Implementation[] = [
  implementPublic(endpoints.trackPage, ({ db, body, visitor }) => {
    if (!body.url.startsWith('/') || body.url.length > limits.trackedUrl) refuse(law.trackPage.urlInvalid);
    db.pageViews.put({ id: db.pageViews.nextId(), url: body.url, userId: visitor?.id ?? null, at: db.clock.iso() });
  }),
];
