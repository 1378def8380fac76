import { memo } from 'react';
import { Anchor, Badge } from '@/design-system';
import { profilePathOf, UserRow, userAtom } from '@/features/users';
import { formatWhole } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';
import * as styles from './Connections.css.ts';

/** A person; with the unread filter also the number of their unread posts, as a link to them. */
export const PersonRow = memo(function PersonRow({ userId, hasUnread }: { userId: string; hasUnread: boolean }) {
  return <UserRow userId={userId} mark={hasUnread && <Unread userId={userId} />} />;
});

function Unread({ userId }: { userId: string }) {
  const user = useStoreValue(userAtom(userId));
  const count = user?.numUnreadPosts ?? 0;
  if (!user || count === 0) return null;
  return (
    <Anchor
      className={styles.unread}
      href={`${profilePathOf(user)}?tab=unread`}
      aria-label={strings.unreadPosts(formatWhole(count), count)}
    >
      <Badge count={count} />
    </Anchor>
  );
}
