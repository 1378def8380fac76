import { NotificationsPage } from '@/features/notifications';

export default function NotificationsScreen() {
  return <NotificationsPage />;
}
