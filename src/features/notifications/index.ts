export { RowActions, type RowActionsProps } from './components/NotificationRow.tsx';
export { NotificationsPage } from './components/NotificationsPage.tsx';
export { refreshNotificationsAtom } from './state/notifications.ts';
export { refreshUnreadCountAtom, unreadCountAtom } from './state/unread.ts';
