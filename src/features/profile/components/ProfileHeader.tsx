import type { ReactNode } from 'react';
import type { User } from '@/api';
import type { GlyphProps } from '@/design-system';
import { Anchor, Card, Chip, Icon, Text } from '@/design-system';
import { reputationStrings, standingOf, TierChip } from '@/features/reputation';
import { displayNameOf, handleOf, UserAvatar, UserBadges } from '@/features/users';
import { formatShort } from '@/shared/i18n';
import { type Path, paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';
import * as styles from './Profile.css.ts';
import { ProfileActions } from './ProfileActions.tsx';

/** An icon of five bars like a sound wave, for the person's account on another network. */
function WaveMark({ strokeWidth = 1.8, ...rest }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinecap="round" {...rest}>
      <path d="M4 10v4M8 6.5v11M12 3v18M16 7v10M20 10v4" />
    </svg>
  );
}

export interface ProfileHeaderProps {
  user: User;
  numGroups: number;
  /** Stands on the picture. */
  pictureAction?: ReactNode;
}

/** A person's name, picture, standing and actions. */
export function ProfileHeader({ user, numGroups, pictureAction }: ProfileHeaderProps) {
  const standing = standingOf(user.rating);
  return (
    <Card as="section" edge="bleed" isClipped>
      <div className={styles.banner} />
      <div className={styles.person}>
        <div className={styles.top}>
          <span className={styles.avatar}>
            <UserAvatar user={user} size={104} isEager />
            {pictureAction && <span className={styles.pictureAction}>{pictureAction}</span>}
          </span>
          <span className={styles.actions}>
            <ProfileActions user={user} />
          </span>
        </div>
        <ProfileName user={user} />
        <div className={styles.chips}>
          {standing.rank === undefined ? (
            <Chip size="medium">{reputationStrings.unrated}</Chip>
          ) : (
            <>
              <TierChip rating={user.rating} />
              <Chip size="medium">{standing.rank}</Chip>
              <Chip size="medium">{reputationStrings.points(Math.round(user.rating))}</Chip>
            </>
          )}
        </div>
        <Counters user={user} numGroups={numGroups} />
        {user.hasBlockedMe === true && <p className={styles.notice}>{strings.apartText(displayNameOf(user))}</p>}
      </div>
    </Card>
  );
}

/** Name, badges, @username and the connected account of another network. */
export function ProfileName({ user }: { user: User }) {
  const baseHandle = user.frequencyHandle?.baseHandle;
  return (
    <>
      <h1 className={styles.name}>
        <bdi>{displayNameOf(user)}</bdi>
        <UserBadges user={user} hasMarkedAvatar />
      </h1>
      <span className={styles.handles}>
        {handleOf(user) && (
          <Text tone="muted" dir="ltr">
            {handleOf(user)}
          </Text>
        )}
        {baseHandle && (
          <span className={styles.handle}>
            <Icon glyph={WaveMark} size="small" label={strings.connectedAccount} />
            <Text tone="muted" dir="ltr">
              {baseHandle}
            </Text>
          </span>
        )}
      </span>
    </>
  );
}

/** Counts link to the lists that they count. */
function Counters({ user, numGroups }: { user: User; numGroups: number }) {
  return (
    <p className={styles.counters}>
      <Counter
        value={user.numFollowers}
        label={strings.followers(user.numFollowers ?? 0)}
        href={paths.followers(user.id, { type: 'followers' })}
      />
      <Counter
        value={user.numFollowing}
        label={strings.following(user.numFollowing ?? 0)}
        href={paths.followers(user.id, { type: 'following' })}
      />
      <Counter value={numGroups || undefined} label={strings.groupCount(numGroups)} href={paths.groupsOf(user.id)} />
      <Counter value={user.numPosts} label={strings.postCount(user.numPosts ?? 0)} />
    </p>
  );
}

/** Counts are extensions of the contract: a count that the server doesn't send isn't shown. */
function Counter({ value, label, href }: { value: number | null | undefined; label: string; href?: Path | undefined }) {
  if (value === null || value === undefined) return null;
  const content = (
    <>
      <span className={styles.count}>{formatShort(value)}</span> {label}
    </>
  );
  if (href === undefined) return <span>{content}</span>;
  return (
    <Anchor className={styles.counterLink} href={href}>
      {content}
    </Anchor>
  );
}
