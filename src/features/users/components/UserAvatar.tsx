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
  /** Leads to the profile. The name beside it usually leads there too, so the avatar is left out of the tab order. */
  isLink?: boolean;
  isEager?: boolean;
}

/** Below this an arc would be as loud as the face. */
const smallestWithHalo = 34;
/** Below this a mark could not be told from a speck. */
const smallestWithMark = 40;

/** A person's picture with the halo of their standing; it pulses when somebody reacts to something of theirs. */
export function UserAvatar({ user, size = 44, isLink = false, isEager = false }: UserAvatarProps) {
  const { percentile, step, rank } = standingOf(user.rating);
  return (
    <Avatar
      name={displayNameOf(user)}
      src={user.avatarFile ? imageUrl(user.avatarFile.storageId) : undefined}
      size={size}
      {...(size >= smallestWithHalo ? { halo: { percent: percentile, step, title: rank } } : {})}
      badge={size >= smallestWithMark ? markOf(user) : undefined}
      burst={useBurstOf(user.id)}
      isEager={isEager}
      {...(isLink ? { href: profilePathOf(user), isRedundant: true } : {})}
    />
  );
}

/** The shield of an administrator, else the seal of a verified person. The name beside it says it in words. */
function markOf(user: User) {
  if (isAdmin(user)) return <Icon glyph={ShieldMark} size="small" />;
  return user.verified ? <Icon glyph={SealMark} size="small" /> : undefined;
}

/** One subscription without an atom of its own: a feed draws many avatars, and hardly one of them is ever meant. */
function useBurstOf(userId: string): Burst | undefined {
  const store = useStore();
  const follow = useCallback((notify: () => void) => store.sub(shownReactionAtom, notify), [store]);
  return useSyncExternalStore(follow, () => burstOf(userId, store.get(shownReactionAtom)));
}
