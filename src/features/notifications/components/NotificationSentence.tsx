import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { Anchor } from '@/design-system';
import { displayNameOf } from '@/features/users';
import { setScrollTarget } from '@/shared/navigation';
import { namedInGroup } from '../constants.ts';
import type { NotificationGroup } from '../model/groups.ts';
import { sentenceOf } from '../model/sentence.ts';
import { elementOf, targetOf } from '../model/target.ts';
import { markReadAtom } from '../state/notifications.ts';
import * as styles from './NotificationRow.css.ts';

export interface NotificationSentenceProps {
  group: NotificationGroup;
  /** Marks a notice that leads nowhere. */
  onMark: (event: MouseEvent<HTMLElement>) => void;
}

/** What happened, as the link that covers the row; a button where it leads nowhere but can still be marked. */
export function NotificationSentence({ group, onMark }: NotificationSentenceProps) {
  const { lead: notification, rows, actors } = group;
  const markRead = useSetAtom(markReadAtom);
  const target = targetOf(notification);
  const follow = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    void markRead(rows.map(({ id }) => id));
    const element = elementOf(notification);
    // Another tab has a storage of its own, and this one stays where it is.
    if (element !== undefined && !(metaKey || ctrlKey || shiftKey || altKey)) setScrollTarget(element);
  };
  const words = sentenceOf(notification, actors).map(({ text, isName }, index) =>
    isName ? (
      <bdi key={index} className={styles.name}>
        {text}
      </bdi>
    ) : (
      text
    ),
  );
  return (
    <div className={styles.sentence} title={actors.length > namedInGroup ? actors.map(displayNameOf).join(', ') : undefined}>
      {target !== undefined && (
        <Anchor className={styles.pressable} href={target} onClick={follow}>
          {words}
        </Anchor>
      )}
      {target === undefined && notification.read && words}
      {/* A sentence that can be pressed, and looks like its neighbours that are links. */}
      {target === undefined && !notification.read && (
        <button type="button" className={styles.pressable} onClick={onMark}>
          {words}
        </button>
      )}
    </div>
  );
}
