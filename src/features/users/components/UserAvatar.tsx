import { imageUrl, type User } from '@/api';
import { Avatar, type AvatarProps, type Burst } from '@/design-system';
import { standingOf } from '@/features/reputation';
import { displayNameOf, profilePathOf } from '../model/names.ts';

export interface UserAvatarProps {
  user: User;
  size?: AvatarProps['size'];
  /** Leads to the profile. The name beside it usually leads there too, so the avatar is left out of the tab order. */
  isLink?: boolean;
  /** Somebody has just reacted: pulse, and show them for a second. */
  burst?: Burst | undefined;
  isEager?: boolean;
}

/** Below this an arc would be as loud as the face. */
const smallestWithHalo = 34;

/** A person's picture with the halo of their standing. */
export function UserAvatar({ user, size = 44, isLink = false, burst, isEager = false }: UserAvatarProps) {
  const { percentile, tone } = standingOf(user.rating);
  return (
    <Avatar
      name={displayNameOf(user)}
      src={user.avatarFile ? imageUrl(user.avatarFile.storageId) : undefined}
      size={size}
      {...(size >= smallestWithHalo ? { halo: { percent: percentile, tone } } : {})}
      burst={burst}
      isEager={isEager}
      {...(isLink ? { href: profilePathOf(user), isRedundant: true } : {})}
    />
  );
}
