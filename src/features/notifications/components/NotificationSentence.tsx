import type { Notification } from '@/api';
import { Anchor } from '@/design-system';
import type { MouseEvent } from 'react';
import { useMarkRead } from '../data/useMarkRead.ts';
import { sentenceOf } from '../model/sentence.ts';
import { targetOf } from '../model/target.ts';
import * as styles from './NotificationRow.css.ts';

export interface NotificationSentenceProps {
  notification: Notification;
  /** Marks a notice that leads nowhere. */
  onMark: (event: MouseEvent<HTMLElement>) => void;
}

/** What happened, as the link that covers the row; a button where it leads nowhere but can still be marked. */
export function NotificationSentence({ notification, onMark }: NotificationSentenceProps) {
  const markRead = useMarkRead();
  const target = targetOf(notification);
  const words = sentenceOf(notification).map(({ text, isName }, index) => (isName ? <bdi key={index} className={styles.name}>{text}</bdi> : text));
  return (
    <div className={styles.sentence}>
      {target !== undefined && <Anchor className={styles.pressable} href={target} onClick={() => markRead(notification)}>{words}</Anchor>}
      {target === undefined && notification.read && words}
      {target === undefined && !notification.read && <button type="button" className={styles.pressable} onClick={onMark}>{words}</button>}
    </div>
  );
}
