import { standingOf } from '@/features/reputation';
import { useAtomValue } from 'jotai';
import { handleOf } from '../model/names.ts';
import { userAtom } from '../state/users.ts';
import { FollowButtons } from './FollowButtons.tsx';
import { UserAvatar } from './UserAvatar.tsx';
import { UserName } from './UserName.tsx';
import * as styles from './UserRow.css.ts';

/** One person in a list: who they are, how they stand, and Follow. */
export function UserRow({ userId }: { userId: string }) {
  const user = useAtomValue(userAtom(userId));
  if (!user) return null;
  return (
    <div className={styles.row}>
      <span className={styles.avatar}><UserAvatar user={user} size={40} isLink /></span>
      <span className={styles.words}>
        <UserName user={user} isLink />
        <span className={styles.detail}>{[handleOf(user), standingOf(user.rating).rank].filter(Boolean).join(' · ')}</span>
      </span>
      <FollowButtons userId={userId} size="small" choices="follow" />
    </div>
  );
}
