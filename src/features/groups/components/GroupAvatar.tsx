import { imageUrl, type Organization } from '@/api';
import { Avatar, type AvatarProps, GroupMark, Icon } from '@/design-system';
import { stripBidiControls } from '@/shared/lib/bidi';

/** A group's emblem: a rounded square without halo; a mark of its own where the picture is missing. */
export function GroupAvatar({ group, size = 44 }: { group: Organization; size?: AvatarProps['size'] }) {
  const src = group.avatarFile ? imageUrl(group.avatarFile.storageId) : undefined;
  return <Avatar name="" shape="square" size={size} src={src} fallback={<Icon glyph={GroupMark} size="large" />} />;
}

export function groupNameOf(group: Pick<Organization, 'name'>): string {
  return stripBidiControls(group.name);
}
