import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { AvatarSlot } from '@/design-system';
import { standingOf } from '@/features/reputation';
import { handleOf } from '../model/names.ts';
import { userAtom } from '../state/users.ts';
import { Facts } from './Facts.tsx';
import { FollowButtons } from './FollowButtons.tsx';
import { UserAvatar } from './UserAvatar.tsx';
import { UserName } from './UserName.tsx';
import * as styles from './UserRow.css.ts';

/** One person in a list: who they are, how they stand, and Follow. `mark` stands before the button. */
export function UserRow({ userId, mark }: { userId: string; mark?: ReactNode }) {
  const user = useAtomValue(userAtom(userId));
  if (!user) return null;
  return (
    <div className={styles.row}>
      <AvatarSlot>
        <UserAvatar user={user} size={40} isLink />
      </AvatarSlot>
      <span className={styles.words}>
        <UserName user={user} isLink hasMarkedAvatar />
        <span className={styles.detail}>
          <Facts of={[handleOf(user), standingOf(user.rating).rank]} />
        </span>
      </span>
      <span className={styles.end}>
        {mark}
        <FollowButtons userId={userId} size="small" choices="follow" />
      </span>
    </div>
  );
}
