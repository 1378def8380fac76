import { Badge, Heading } from '@/design-system';
import { useAtomValue } from 'jotai';
import { useNotifications } from '../data/useNotifications.ts';
import { unreadCountAtom } from '../state/unread.ts';
import { strings } from '../strings.ts';
import { NotificationSection } from './NotificationSection.tsx';
import * as styles from './NotificationsPage.css.ts';

/** What happened to the signed-in person: first what they have not seen, then the rest. */
export function NotificationsPage() {
  const unread = useNotifications(false);
  const earlier = useNotifications(true);
  const count = useAtomValue(unreadCountAtom);
  const hasEarlier = earlier.state !== 'ready' || earlier.rows.length > 0;
  return (
    <div className={styles.page}>
      <div className={styles.title}><Heading level={1} size="display">{strings.title}</Heading></div>
      <NotificationSection list={unread} title={strings.unread} badge={<Badge count={count} label={strings.count(count)} />} />
      {hasEarlier && <NotificationSection list={earlier} title={strings.earlier} />}
    </div>
  );
}
