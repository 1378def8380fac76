import { Ban } from 'lucide-react';
import type { User } from '@/api';
import { Button, Card, StatePanel } from '@/design-system';
import { displayNameOf, UserAvatar, useBlock, userStrings } from '@/features/users';
import { strings } from '../strings.ts';
import * as styles from './Profile.css.ts';
import { ProfileName } from './ProfileHeader.tsx';

/** The page of a blocked person: who it is, and Unblock; nothing else. */
export function BlockedProfile({ user }: { user: User }) {
  const { isBusy, unblock } = useBlock(user.id);
  return (
    <div className={styles.page}>
      <Card as="section" edge="bleed" isClipped>
        <div className={styles.banner} />
        <div className={styles.person}>
          <div className={styles.top}>
            <span className={styles.avatar}>
              <UserAvatar user={user} size={104} isEager />
            </span>
          </div>
          <ProfileName user={user} />
        </div>
      </Card>
      <StatePanel
        kind="empty"
        icon={Ban}
        title={strings.blockedTitle(displayNameOf(user))}
        action={
          <Button isLoading={isBusy} onClick={unblock}>
            {userStrings.unblock}
          </Button>
        }
      >
        {strings.blockedText}
      </StatePanel>
    </div>
  );
}
