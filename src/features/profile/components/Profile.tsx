import { Ban, Link2Off, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '@/api';
import { Button, Card, EmptyState, FailureState, LinkButton, StatePanel } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { friendlyMessage } from '@/features/feedback';
import { FoldedStanding } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, UserAvatar, useBlock, userAtom, userStrings } from '@/features/users';
import { paths } from '@/shared/lib/paths';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { ProfileAddress } from '../data/profileQuery.ts';
import { type ProfileState, useProfile } from '../data/useProfile.ts';
import { strings } from '../strings.ts';
import * as styles from './Profile.css.ts';
import { ProfileHeader, ProfileName } from './ProfileHeader.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';

export interface ProfileProps {
  address: ProfileAddress;
  /** Stands on the picture of one's own profile; a feature above this one changes the picture. */
  pictureAction?: ReactNode;
}

/** A person's page: who they are, their standing, and their posts. */
export function Profile({ address, pictureAction }: ProfileProps) {
  const profile = useProfile(address);
  if (profile.userId !== undefined && profile.state === 'ready') {
    return <Known userId={profile.userId} memberships={profile.memberships} pictureAction={pictureAction} />;
  }
  if (profile.state === 'loading') return <ProfileLoading address={address} />;
  return (
    <Card edge="bleed">
      <Absent profile={profile} />
    </Card>
  );
}

function Absent({ profile: { state, error, retry } }: { profile: ProfileState }) {
  const toFeed = <LinkButton href={paths.home()}>{userStrings.toFeed}</LinkButton>;
  if (state === 'failed') {
    return (
      <FailureState title={strings.failedTitle} level={1} onRetry={retry}>
        {friendlyMessage(error)}
      </FailureState>
    );
  }
  if (state === 'invalid') {
    return (
      <EmptyState icon={Link2Off} title={strings.invalidTitle} level={1} action={toFeed}>
        {userStrings.userIdRequired}
      </EmptyState>
    );
  }
  const isDeleted = state === 'gone';
  return (
    <EmptyState icon={UserRoundX} title={isDeleted ? strings.goneTitle : strings.missingTitle} level={1} action={toFeed}>
      {isDeleted ? strings.goneText : strings.missingText}
    </EmptyState>
  );
}

interface KnownProps extends Pick<ProfileProps, 'pictureAction'> {
  userId: string;
  memberships: ProfileState['memberships'];
}

function Known({ userId, memberships, pictureAction }: KnownProps) {
  const user = useStoreValue(userAtom(userId));
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  // On wide windows the side column shows the person's standing and groups; else the standing is a line, and the groups are a count above.
  const hasRail = useMediaQuery(media.desktop);
  if (!user) return null;
  if (user.isBlocked === true) return <BlockedProfile user={user} />;
  return (
    <div className={styles.page}>
      <ProfileHeader user={user} numGroups={memberships.length} pictureAction={isOwn && pictureAction} />
      {!hasRail && <FoldedStanding userId={userId} rating={user.rating} isOwn={isOwn} />}
      <ProfileTabs key={userId} userId={userId} />
    </div>
  );
}

/** The page of a blocked person: who it is, and Unblock; nothing else. */
function BlockedProfile({ user }: { user: User }) {
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
