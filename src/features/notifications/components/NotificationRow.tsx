import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { type ComponentType, createContext, use } from 'react';
import type { Notification } from '@/api';
import { IconButton } from '@/design-system';
import { announceAtom } from '@/features/feedback';
import { FollowButtons } from '@/features/users';
import { formatAge, formatMoment } from '@/shared/i18n';
import { nowAtom } from '@/shared/lib/clock';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { NotificationGroup } from '../model/groups.ts';
import { excerptOf, targetOf } from '../model/target.ts';
import { markReadAtom } from '../state/notifications.ts';
import { strings } from '../strings.ts';
import { NotificationPicture } from './NotificationPicture.tsx';
import * as styles from './NotificationRow.css.ts';
import { NotificationSentence } from './NotificationSentence.tsx';

export interface RowActionsProps {
  notification: Notification;
  /** Called once the row's question is answered, so that the row counts as read. */
  onAnswered: () => void;
}

/** Actions in a row that a higher feature provides (the answers to a group invitation); the screen passes them in. */
export const RowActions = createContext<ComponentType<RowActionsProps> | undefined>(undefined);

export interface NotificationRowProps {
  group: NotificationGroup;
  /** Heading of the list, which takes the focus when the last row has left. */
  headingId: string;
}

/** One notification, or a group of the same kind. The whole row links to its subject, and following the link marks it as read. */
export function NotificationRow({ group, headingId }: NotificationRowProps) {
  const { lead: notification, rows } = group;
  const markKeepingPosition = useMarkKeepingPosition(rows, headingId);
  const { read, type, actorUser } = notification;
  const excerpt = excerptOf(notification);
  const Actions = use(RowActions);
  const isPressable = !read || targetOf(notification) !== undefined;
  return (
    <li className={styles.row({ isUnread: !read, isPressable })}>
      <NotificationPicture notification={notification} />
      <div className={styles.texts}>
        <NotificationSentence group={group} onMark={markKeepingPosition} />
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
        {Actions && <Actions notification={notification} onAnswered={() => !read && markKeepingPosition()} />}
        {!read && (
          <IconButton
            size="small"
            isRound
            label={rows.length > 1 ? strings.markGroupRead(rows.length) : strings.markRead}
            icon={<span className={styles.dot} />}
            data-mark=""
            onClick={markKeepingPosition}
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

/**
 * Marks a row without navigating. The row leaves its list, so the focus moves to the next row's dot, or to the list's
 * heading when there is none.
 */
function useMarkKeepingPosition(rows: readonly Notification[], headingId: string) {
  const markRead = useSetAtom(markReadAtom);
  const announce = useSetAtom(announceAtom);
  return (event?: MouseEvent<HTMLElement>) => {
    // When an answer inside the row marks it, no button is passed, and the focus tells which row it is.
    const row = (event?.currentTarget ?? document.activeElement)?.closest('li');
    const below = row?.nextElementSibling;
    // Rows that are leaving can't take the focus.
    const neighbour = below?.matches(':not([inert])') ? below : row?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>('button[data-mark]') ?? document.getElementById(headingId);
    next?.focus();
    announce(strings.markedRead);
    void markRead(rows.map(({ id }) => id));
  };
}
