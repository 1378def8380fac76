import { useSetAtom } from 'jotai';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button, Heading, Icon } from '@/design-system';
import { announceAtom } from '@/features/feedback';
import { restoreFocus } from '@/shared/lib/restoreFocus.ts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useNotifications } from '../data/useNotifications.ts';
import { markAllReadAtom } from '../state/notifications.ts';
import { unreadCountAtom } from '../state/unread.ts';
import { strings } from '../strings.ts';
import { NotificationSection } from './NotificationSection.tsx';
import * as styles from './NotificationsPage.css.ts';

/** The notifications of the signed-in person: the unread ones first, then the earlier ones. */
export function NotificationsPage() {
  const { unread, earlier } = useNotifications();
  const count = useStoreValue(unreadCountAtom);
  // If the server answers neither request, one message with one retry is shown.
  const isDown = unread.state === 'failed' && earlier.state === 'failed';
  const hasEarlier = !isDown && (earlier.state !== 'ready' || earlier.rows.length > 0);
  const retryBoth = () => {
    unread.retry();
    earlier.retry();
  };
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <Heading level={1} size="display" id="notifications-title" tabIndex={-1}>
          {strings.title}
        </Heading>
        {count > 0 && <MarkAll />}
      </div>
      <NotificationSection
        list={isDown ? { ...unread, retry: retryBoth } : unread}
        title={strings.unread}
        badge={<Badge count={count} label={strings.count(count)} />}
        isFirst={earlier.state === 'ready' && !hasEarlier}
      />
      {hasEarlier && (
        <NotificationSection
          list={earlier}
          title={strings.earlier}
          badge={<Badge count={earlier.count} tone="neutral" label={strings.earlierCount(earlier.count)} />}
        />
      )}
    </div>
  );
}

/** The button disappears once nothing is left to mark, so the focus moves to the title. */
function MarkAll() {
  const markAll = useSetAtom(markAllReadAtom);
  const announce = useSetAtom(announceAtom);
  const [isLoading, setIsLoading] = useState(false);
  const press = async (button: HTMLElement) => {
    setIsLoading(true);
    const isStarted = await markAll();
    setIsLoading(false);
    if (!isStarted) return;
    announce(strings.markedAll);
    restoreFocus(
      () => document.getElementById('notifications-title'),
      (focused) => focused === button,
    );
  };
  return (
    <Button
      variant="text"
      tone="neutral"
      size="small"
      icon={<Icon glyph={Check} size="small" />}
      isLoading={isLoading}
      onClick={({ currentTarget }) => void press(currentTarget)}
    >
      {strings.markAll}
    </Button>
  );
}
