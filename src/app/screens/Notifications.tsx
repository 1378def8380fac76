import { GroupNotificationActions } from '@/features/groups';
import { NotificationsPage, RowActions } from '@/features/notifications';

/** What happened, with what can be done about it in place. */
export default function NotificationsScreen() {
  return (
    <RowActions value={GroupNotificationActions}>
      <NotificationsPage />
    </RowActions>
  );
}
