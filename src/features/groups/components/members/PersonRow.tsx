import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { AvatarSlot } from '@/design-system';
import { standingOf } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { Facts, handleOf, UserAvatar, UserName, userAtom } from '@/features/users';
import { strings } from '../../strings.ts';
import * as styles from './Members.css.ts';

export interface PersonRowProps {
  userId: string;
  /** What is said of them besides handle and rank. */
  detail?: string | undefined;
  /** Between the words and the menu: a role, or buttons. */
  children?: ReactNode;
  /** The buttons go below the name on phones. */
  isWide?: boolean;
  menu?: ReactNode;
}

/** One person in a list of a group. */
export function PersonRow({ userId, detail, children, isWide = false, menu }: PersonRowProps) {
  const user = useAtomValue(userAtom(userId));
  const isSelf = useAtomValue(currentUserIdAtom) === userId;
  if (!user) return null;
  return (
    <div className={styles.row}>
      <AvatarSlot>
        <UserAvatar user={user} size={40} isLink />
      </AvatarSlot>
      <span className={styles.words}>
        <UserName user={user} isLink hasMarkedAvatar />
        <span className={styles.detail}>
          <Facts of={[isSelf ? strings.you : handleOf(user), detail ?? standingOf(user.rating).rank]} />
        </span>
      </span>
      <span className={styles.actions} data-wide={isWide ? '' : undefined}>
        {children}
      </span>
      {menu !== undefined && <span className={styles.menu}>{menu}</span>}
    </div>
  );
}
