import { Card, Skeleton, SkeletonLine, SkeletonRegion, Stack, Text } from '@/design-system';
import { StandingCard, StandingCardSkeleton, TierChip } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { FollowButtons, handleOf, UserAvatar, UserName, userAtom } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { ProfileAddress } from '../data/profileQuery.ts';
import { useProfile } from '../data/useProfile.ts';
import { strings } from '../strings.ts';
import { Memberships, MembershipsSkeleton } from './Memberships.tsx';
import * as styles from './Profile.css.ts';

/** The side column of a profile: the person's standing and groups. Empty for a blocked person. */
export function ProfileAside({ address }: { address: ProfileAddress }) {
  const { state, userId, memberships } = useProfile(address);
  const user = useStoreValue(userAtom(userId ?? ''));
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  if (state === 'loading') {
    return (
      <SkeletonRegion label={strings.loading}>
        <Stack gap="4">
          <StandingCardSkeleton />
          <MembershipsSkeleton />
        </Stack>
      </SkeletonRegion>
    );
  }
  if (!user || user.isBlocked === true) return null;
  return (
    <Stack gap="4">
      <StandingCard userId={user.id} rating={user.rating} isOwn={isOwn} />
      <Memberships memberships={memberships} />
    </Stack>
  );
}

/** The side column of a post: its author and their standing. */
export function PersonSummary({ userId }: { userId: string }) {
  const user = useStoreValue(userAtom(userId));
  const isOwn = useStoreValue(currentUserIdAtom) === userId;
  if (!user) return null;
  return (
    <Stack gap="4">
      <Card as="section" padding="4" aria-label={strings.author}>
        <div className={styles.summary}>
          <UserAvatar user={user} size={56} isLink />
          <span className={styles.summaryWords}>
            <UserName user={user} isLink hasMarkedAvatar />
            <Text size="small" tone="muted">
              <bdi>{handleOf(user)}</bdi>
            </Text>
          </span>
        </div>
        <div className={styles.summaryActions}>
          <TierChip rating={user.rating} />
          <FollowButtons userId={userId} size="small" choices="follow" />
        </div>
      </Card>
      <StandingCard userId={userId} rating={user.rating} isOwn={isOwn} />
    </Stack>
  );
}

/** The placeholder of the author while the post is loading. */
export function PersonSummarySkeleton() {
  return (
    <SkeletonRegion label={strings.loading}>
      <Stack gap="4">
        <Card padding="4">
          <div className={styles.summary}>
            <Skeleton form="circle" width={56} />
            <span className={styles.summaryWords}>
              <SkeletonLine width="7rem" />
              <SkeletonLine width="4rem" size="small" />
            </span>
          </div>
          <div className={styles.summaryActions}>
            <Skeleton form="line" width={72} height={24} />
            <Skeleton width={84} height={32} />
          </div>
        </Card>
        <StandingCardSkeleton />
      </Stack>
    </SkeletonRegion>
  );
}
