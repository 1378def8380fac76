import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { Anchor } from '@/design-system';
import { displayNameOf } from '@/features/users';
import { setScrollTarget } from '@/shared/navigation';
import type { NotificationGroup } from '../model/groups.ts';
import { namedInGroup, sentenceOf } from '../model/sentence.ts';
import { elementOf, targetOf } from '../model/target.ts';
import { markReadAtom } from '../state/notifications.ts';
import * as styles from './NotificationRow.css.ts';

export interface NotificationSentenceProps {
  group: NotificationGroup;
  /** Marks a notice without a link as read. */
  onMark: (event: MouseEvent<HTMLElement>) => void;
}

/** The sentence as the link that covers the row; a button when there is no link but the row can still be marked. */
export function NotificationSentence({ group, onMark }: NotificationSentenceProps) {
  const { lead: notification, rows, actors } = group;
  const markRead = useSetAtom(markReadAtom);
  const target = targetOf(notification);
  const follow = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    void markRead(rows.map(({ id }) => id));
    const element = elementOf(notification);
    // A new tab has its own session storage, and this one doesn't navigate.
    if (element !== undefined && !(metaKey || ctrlKey || shiftKey || altKey)) setScrollTarget(element);
  };
  const sentence = sentenceOf(notification, actors).map(({ text, isName }, index) =>
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
          {sentence}
        </Anchor>
      )}
      {target === undefined && notification.read && sentence}
      {/* A button that looks like the neighbouring links. */}
      {target === undefined && !notification.read && (
        <button type="button" className={styles.pressable} onClick={onMark}>
          {sentence}
        </button>
      )}
    </div>
  );
}
