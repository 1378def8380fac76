import { GroupNotificationActions } from '@/features/groups';
import { NotificationsPage, RowActions } from '@/features/notifications';

/** Notifications, with their actions in each row. */
export default function NotificationsScreen() {
  return (
    <RowActions value={GroupNotificationActions}>
      <NotificationsPage />
    </RowActions>
  );
}
