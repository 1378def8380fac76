import { imageUrl, type Organization } from '@/api';
import { Avatar, type AvatarProps, Icon, PeopleMark } from '@/design-system';

export interface GroupAvatarProps {
  group: Pick<Organization, 'avatarFile'>;
  size?: AvatarProps['size'];
}

/** A group's picture: a rounded square without halo, or a generated mark when the picture is missing. */
export function GroupAvatar({ group, size = 44 }: GroupAvatarProps) {
  const src = group.avatarFile ? imageUrl(group.avatarFile.storageId) : undefined;
  return <Avatar name="" shape="square" size={size} src={src} fallback={<Icon glyph={PeopleMark} size="large" />} />;
}
