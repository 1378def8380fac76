import type { ReactNode } from 'react';
import { list } from '@/design-system/styles/classes.css.ts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { userAtom } from '../state/users.ts';
import { FollowButtons } from './FollowButtons.tsx';
import { UserSummary } from './UserSummary.tsx';
import * as styles from './users.css.ts';

/** One person in a list: name, standing, and Follow. `mark` is shown before the button. */
export function UserRow({ userId, mark }: { userId: string; mark?: ReactNode }) {
  const user = useStoreValue(userAtom(userId));
  if (!user) return null;
  return (
    <div className={styles.row}>
      <UserSummary user={user} />
      <span className={styles.end}>
        {mark}
        <FollowButtons userId={userId} size="small" choices="follow" />
      </span>
    </div>
  );
}

/** A column of people. */
export const UserRows = ({ ids }: { ids: readonly string[] }) => (
  <ul className={list}>
    {ids.map((id) => (
      <li key={id}>
        <UserRow userId={id} />
      </li>
    ))}
  </ul>
);
