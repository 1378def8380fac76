import { imageUrl, type Organization } from '@/api';
import { Avatar, type AvatarProps, Icon, PeopleMark } from '@/design-system';

export interface GroupAvatarProps {
  group: Pick<Organization, 'avatarFile'>;
  size?: AvatarProps['size'];
}

/** A group's emblem: a rounded square without halo; a mark of its own where the picture is missing. */
export function GroupAvatar({ group, size = 44 }: GroupAvatarProps) {
  const src = group.avatarFile ? imageUrl(group.avatarFile.storageId) : undefined;
  return <Avatar name="" shape="square" size={size} src={src} fallback={<Icon glyph={PeopleMark} size="large" />} />;
}
