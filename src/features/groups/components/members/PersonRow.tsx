import type { ReactNode } from 'react';
import { standingOf } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { handleOf, UserSummary, userAtom } from '@/features/users';
import { restoreFocus } from '@/shared/lib/restoreFocus.ts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../../strings.ts';
import * as styles from './Members.css.ts';

export interface PersonRowProps {
  userId: string;
  /** Shown beside handle and rank. */
  detail?: string | undefined;
  /** Shown between the text and the menu: a role, or buttons. */
  children?: ReactNode;
  /** Puts the buttons below the name on phones. */
  isWide?: boolean;
  menu?: ReactNode;
}

/** One person in a list of a group. */
export function PersonRow({ userId, detail, children, isWide = false, menu }: PersonRowProps) {
  const user = useStoreValue(userAtom(userId));
  const isSelf = useStoreValue(currentUserIdAtom) === userId;
  if (!user) return null;
  return (
    <div className={styles.row} data-person={userId}>
      <UserSummary user={user} facts={[isSelf ? strings.you : handleOf(user), detail ?? standingOf(user.rating).rank]} />
      <span className={styles.actions} data-wide={isWide ? '' : undefined}>
        {children}
      </span>
      {menu !== undefined && <span className={styles.menu}>{menu}</span>}
    </div>
  );
}

/** Moves the focus from an answered person's row, which disappears, to `focusTarget`, unless the focus has moved elsewhere meanwhile. */
export function handFocusFrom(userId: string, focusTarget: HTMLElement | null): void {
  restoreFocus(
    () => focusTarget,
    (focused) => focused.closest('li')?.querySelector(`[data-person="${CSS.escape(userId)}"]`) != null,
  );
}
