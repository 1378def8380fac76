import { AlignLeft, AtSign, Bell, MessageCircle, Quote, Repeat2, UserPlus, UsersRound } from 'lucide-react';
import type { Notification, NotificationType } from '@/api';
import { AvatarSlot, type Glyph, Icon } from '@/design-system';
import { UserAvatar } from '@/features/users';
import { strings } from '../strings.ts';
import * as styles from './NotificationRow.css.ts';

const glyphs: Record<NotificationType, Glyph> = {
  follow: UserPlus,
  reply: MessageCircle,
  quote: Quote,
  repost: Repeat2,
  reaction: AlignLeft,
  mention: AtSign,
  group_invitation: UsersRound,
  group_join_request: UsersRound,
  group_join_approved: UsersRound,
  group_join_declined: UsersRound,
  weigh_in: AlignLeft,
  system: Bell,
};

/** The actor's picture with the icon of the action; the icon alone without an actor. */
export function NotificationPicture({ notification: { type, actorUser } }: { notification: Notification }) {
  const glyph = type ? glyphs[type] : Bell;
  const label = type ? strings.kinds[type] : undefined;
  return (
    <AvatarSlot beside="top">
      {actorUser ? (
        <>
          {/* The place of the person's badge is taken by that of what they did. */}
          <UserAvatar user={actorUser} size={44} hasMark={false} />
          <span className={styles.kind}>
            <Icon glyph={glyph} size="tiny" label={label} />
          </span>
        </>
      ) : (
        <span className={styles.emblem}>
          <Icon glyph={glyph} label={label} />
        </span>
      )}
    </AvatarSlot>
  );
}
