import { Link2Off, UserRoundX } from 'lucide-react';
import { Card, EmptyState, FailureState, LinkButton } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { StandingCard } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { userAtom, userStrings } from '@/features/users';
import { paths } from '@/shared/lib/paths';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { ProfileAddress } from '../data/profileQuery.ts';
import { type ProfileState, useProfile } from '../data/useProfile.ts';
import { strings } from '../strings.ts';
import { BlockedProfile } from './BlockedProfile.tsx';
import { Memberships } from './Memberships.tsx';
import * as styles from './Profile.css.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';

/** A person's page: who they are, their standing, and their posts. */
export function Profile({ address }: { address: ProfileAddress }) {
  const profile = useProfile(address);
  if (profile.userId !== undefined && profile.state === 'ready') return <Known userId={profile.userId} memberships={profile.memberships} />;
  if (profile.state === 'loading') return <ProfileLoading address={address} />;
  return (
    <Card edge="bleed">
      <Absent profile={profile} />
    </Card>
  );
}

function Absent({ profile: { state, retry } }: { profile: ProfileState }) {
  const toFeed = <LinkButton href={paths.home()}>{userStrings.toFeed}</LinkButton>;
  if (state === 'failed') {
    return (
      <FailureState title={strings.failedTitle} level={1} onRetry={retry}>
        {strings.failedText}
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
  const isGone = state === 'gone';
  return (
    <EmptyState icon={UserRoundX} title={isGone ? strings.goneTitle : strings.missingTitle} level={1} action={toFeed}>
      {isGone ? strings.goneText : strings.missingText}
    </EmptyState>
  );
}

function Known({ userId, memberships }: { userId: string; memberships: ProfileState['memberships'] }) {
  const user = useStoreValue(userAtom(userId));
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  // On wide windows the side column shows the person's standing and groups.
  const hasRail = useMediaQuery(media.desktop);
  if (!user) return null;
  if (user.isBlocked === true) return <BlockedProfile user={user} />;
  return (
    <div className={styles.page}>
      <ProfileHeader user={user} numGroups={memberships.length} />
      {!hasRail && <StandingCard userId={userId} rating={user.rating} isOwn={isOwn} edge="bleed" />}
      {!hasRail && <Memberships memberships={memberships} edge="bleed" />}
      <ProfileTabs key={userId} userId={userId} />
    </div>
  );
}
