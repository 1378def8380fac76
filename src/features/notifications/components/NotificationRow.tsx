import { use } from 'react';
import type { Notification } from '@/api';
import { IconButton } from '@/design-system';
import { FollowButtons } from '@/features/users';
import { formatAge, formatMoment } from '@/shared/i18n';
import { nowAtom } from '@/shared/lib/clock';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { NotificationGroup } from '../model/groups.ts';
import { excerptOf, targetOf } from '../model/target.ts';
import { strings } from '../strings.ts';
import { NotificationPicture } from './NotificationPicture.tsx';
import * as styles from './NotificationRow.css.ts';
import { NotificationSentence } from './NotificationSentence.tsx';
import { RowActions } from './rowActions.ts';
import { useMarkKeepingPosition } from './useMarkKeepingPosition.ts';

export interface NotificationRowProps {
  group: NotificationGroup;
  /** Heading of the list, which takes the focus when the last row has left. */
  headingId: string;
}

/** One notification, or a group of the same kind. The whole row links to its subject, and following the link marks it as read. */
export function NotificationRow({ group, headingId }: NotificationRowProps) {
  const { lead: notification, rows } = group;
  const markInPlace = useMarkKeepingPosition(rows, headingId);
  const { read, type, actorUser } = notification;
  const excerpt = excerptOf(notification);
  const Actions = use(RowActions);
  const isPressable = !read || targetOf(notification) !== undefined;
  return (
    <li className={styles.row({ isUnread: !read, isPressable })}>
      <NotificationPicture notification={notification} />
      <div className={styles.texts}>
        <NotificationSentence group={group} onMark={markInPlace} />
        {excerpt && (
          <div className={styles.excerpt} dir="auto">
            {excerpt}
          </div>
        )}
        <Age notification={notification} />
      </div>
      <div className={styles.actions}>
        {type === 'follow' && actorUser && (
          <FollowButtons userId={actorUser.id} size="small" choices="follow" followLabel={strings.followBack} />
        )}
        {Actions && <Actions notification={notification} onAnswered={() => !read && markInPlace()} />}
        {!read && (
          <IconButton
            size="small"
            isRound
            label={rows.length > 1 ? strings.markGroupRead(rows.length) : strings.markRead}
            icon={<span className={styles.dot} />}
            data-mark=""
            onClick={markInPlace}
          />
        )}
      </div>
    </li>
  );
}

function Age({ notification: { createdAt } }: { notification: Notification }) {
  const now = useStoreValue(nowAtom);
  if (!createdAt) return null;
  return (
    <time className={styles.age} dateTime={createdAt} title={formatMoment(createdAt)}>
      {formatAge(createdAt, now)}
    </time>
  );
}
