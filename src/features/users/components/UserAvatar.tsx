import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { imageUrl, type User } from '@/api';
import { Avatar, type AvatarProps, type Burst, Icon, SealMark, ShieldMark } from '@/design-system';
import { standingOf } from '@/features/reputation';
import { displayNameOf, isAdmin, profilePathOf } from '../model/names.ts';
import { burstOf, shownReactionAtom } from '../state/reactions.ts';

export interface UserAvatarProps {
  user: User;
  size?: AvatarProps['size'];
  /** Links the picture to the profile. The name beside it usually links there too, so the picture is left out of the tab order. */
  isLink?: boolean;
  isEager?: boolean;
  /** Whether the badge is shown; by default only on pictures that are large enough. */
  hasMark?: boolean;
}

/** Minimum size with a halo; on smaller pictures the arc would be as prominent as the face. */
const smallestWithHalo = 34;
/** Minimum size with a badge; on smaller pictures it would look like a speck. */
const smallestWithMark = 40;

/** A person's picture with the halo of their standing; it pulses when another person reacts to one of their posts. */
export function UserAvatar({ user, size = 44, isLink = false, isEager = false, hasMark = size >= smallestWithMark }: UserAvatarProps) {
  const { percentile, step, rank } = standingOf(user.rating);
  return (
    <Avatar
      name={displayNameOf(user)}
      src={user.avatarFile ? imageUrl(user.avatarFile.storageId) : undefined}
      size={size}
      {...(size >= smallestWithHalo ? { halo: { percent: percentile, step, title: rank } } : {})}
      badge={hasMark ? markOf(user) : undefined}
      burst={useBurstOf(user.id)}
      isEager={isEager}
      {...(isLink ? { href: profilePathOf(user), isRedundant: true } : {})}
    />
  );
}

/** The shield of an administrator, else the seal of a verified person. The name beside it contains the badge as text. */
function markOf(user: User) {
  if (isAdmin(user)) return <Icon glyph={ShieldMark} size="small" />;
  return user.verified ? <Icon glyph={SealMark} size="small" /> : undefined;
}

/** Subscribes without an atom per avatar: a feed draws many avatars, and a reaction rarely concerns any of them. */
function useBurstOf(userId: string): Burst | undefined {
  const store = useStore();
  const follow = useCallback((notify: () => void) => store.sub(shownReactionAtom, notify), [store]);
  return useSyncExternalStore(follow, () => burstOf(userId, store.get(shownReactionAtom)));
}
