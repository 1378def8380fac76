import { Card, Chip, Text } from '@/design-system';
import { reputationStrings, standingOf } from '@/features/reputation';
import { displayNameOf, FollowButtons, handleOf, UserAvatar, UserBadges, userAtom } from '@/features/users';
import { formatShort, formatWhole } from '@/shared/i18n';
import { useAtomValue } from 'jotai';
import { strings } from '../strings.ts';
import * as styles from './Profile.css.ts';

/** Who a person is and how they stand. */
export function ProfileHeader({ userId }: { userId: string }) {
  const user = useAtomValue(userAtom(userId));
  if (!user) return null;
  const standing = standingOf(user.rating);
  const handles = [handleOf(user), user.frequencyHandle?.baseHandle].filter(Boolean).join(' · ');
  return (
    <Card as="section" edge="bleed" isClipped>
      <div className={styles.banner} />
      <div className={styles.person}>
        <div className={styles.top}>
          <span className={styles.avatar}><UserAvatar user={user} size={104} isEager /></span>
          <span className={styles.actions}><FollowButtons userId={userId} /></span>
        </div>
        <h1 className={styles.name}><bdi>{displayNameOf(user)}</bdi><UserBadges user={user} /></h1>
        <Text tone="muted">{handles}</Text>
        <div className={styles.chips}>
          <Chip size="regular">{standing.tierName}</Chip>
          <Chip size="regular">{standing.rank}</Chip>
          <Chip size="regular">{reputationStrings.points(formatWhole(Math.round(user.rating)))}</Chip>
        </div>
        <p className={styles.counters}>
          <Counter value={user.numFollowers} word={strings.followers(user.numFollowers ?? 0)} />
          <Counter value={user.numFollowing} word={strings.following} />
          <Counter value={user.numPosts} word={strings.postCount(user.numPosts ?? 0)} />
        </p>
      </div>
    </Card>
  );
}

/** Counts are extensions of the contract: where the server does not send them, nothing is claimed. */
function Counter({ value, word }: { value: number | null | undefined; word: string }) {
  if (value === null || value === undefined) return null;
  return (
    <span>
      <span className={styles.count}>{formatShort(value)}</span> {word}
    </span>
  );
}
