export { RowActions, type RowActionsProps } from './components/NotificationRow.tsx';
export { NotificationsPage } from './components/NotificationsPage.tsx';
export { allReadChangeAtom, readChangeAtom, refreshNotificationsAtom } from './state/notifications.ts';
export { adjustUnreadCountAtom, refreshUnreadCountAtom, unreadCountAtom } from './state/unread.ts';
