export { NotificationsPage } from './components/NotificationsPage.tsx';
export { RowActions, type RowActionsProps } from './components/rowActions.ts';
export { refreshNotificationsAtom } from './state/notifications.ts';
export { refreshUnreadCountAtom, unreadCountAtom } from './state/unread.ts';
