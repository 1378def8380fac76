export { NotificationsPage } from './components/NotificationsPage.tsx';
export { refreshNotificationsAtom } from './data/refreshNotifications.ts';
export { refreshUnreadCountAtom, unreadCountAtom } from './state/unread.ts';
